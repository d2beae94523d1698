import { FormattedMessage, useIntl } from "react-intl";
import { Amount } from "../primitives/Amount.tsx";
import { type AmountValue, formatAmount } from "../primitives/formats.ts";
import type { FranchiseResult } from "../rules/franchiseResult.ts";
import * as styles from "./FranchiseOutcome.css.ts";

export interface FranchiseOutcomeProps {
  /** The result; null while a figure is missing. */
  result: FranchiseResult | null;
  /** The currency of all amounts. */
  currency: AmountValue["currency"];
}

const rows = ["revenue", "goods", "fees", "fixed"] as const;

/** Renders the result of a plan: one sentence, announced when it changes, and the month line by line. */
export function FranchiseOutcome({ result, currency }: FranchiseOutcomeProps) {
  const intl = useIntl();
  const amountOf = (minor: number): AmountValue => ({ minor, currency });
  return (
    <>
      <p className={styles.sentence} aria-live="polite">
        {result === null ? (
          <FormattedMessage id="ui.franchiseOutcome.missing" />
        ) : (
          <FormattedMessage
            id={result.profit < 0 ? "ui.franchiseOutcome.loss" : "ui.franchiseOutcome.profit"}
            values={{ amount: formatAmount(intl, amountOf(Math.abs(result.profit)), { isRounded: true }) }}
          />
        )}{" "}
        {result !== null && result.paybackMonths !== null && (
          <FormattedMessage id="ui.franchiseOutcome.payback" values={{ months: result.paybackMonths }} />
        )}
      </p>
      {result !== null && (
        <table className={styles.table}>
          <caption className={styles.caption}>
            <FormattedMessage id="ui.franchiseOutcome.month" />
          </caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className={styles.name}>
                  <FormattedMessage id={`ui.franchiseOutcome.${row}`} />
                </th>
                <td className={styles.figure}>
                  <Amount value={amountOf(row === "revenue" ? result[row] : 0 - result[row])} isRounded />
                </td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row" className={styles.name}>
                <FormattedMessage id="ui.franchiseOutcome.total" />
              </th>
              <td className={styles.figure}>
                <Amount value={amountOf(result.profit)} isRounded />
              </td>
            </tr>
          </tbody>
        </table>
      )}
      {result !== null && (
        <p className={styles.note}>
          {result.breakEvenPairs === null ? (
            <FormattedMessage id="ui.franchiseOutcome.never" />
          ) : (
            <FormattedMessage id="ui.franchiseOutcome.breakEven" values={{ pairs: result.breakEvenPairs }} />
          )}
        </p>
      )}
    </>
  );
}
