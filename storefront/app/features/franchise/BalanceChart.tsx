import { Amount, Heading } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import type { Balance } from "#domain/franchise.ts";
import type { Currency } from "#domain/money.ts";
import * as styles from "./BalanceChart.css.ts";

export interface BalanceChartProps {
  readonly balances: readonly Balance[];
  readonly currency: Currency;
}

/** The space at each side of a bar, as a share of its column. */
const gap = 0.06;

/** Draws how the balance of a salon changes, with the same figures in a table. */
export function BalanceChart({ balances, currency }: BalanceChartProps) {
  const intl = useIntl();
  const amounts = balances.map(({ amount }) => amount);
  const top = Math.max(0, ...amounts);
  const bottom = Math.min(0, ...amounts);
  /** Per cent of the height for each minor unit: browsers draw large numbers inexactly. */
  const scale = 100 / (top - bottom || 1);
  const months = (month: number) => intl.formatMessage({ id: "franchise.month" }, { month });
  const last = balances.at(-1);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Heading level={2} size="part">
          <FormattedMessage id="franchise.chart" />
        </Heading>
      </figcaption>
      <div aria-hidden>
        {/* Stretched to the width of the page. Sizes are attributes, because inline styles are forbidden. */}
        <svg className={styles.bars} viewBox={`0 0 ${balances.length} 100`} preserveAspectRatio="none">
          {balances.map(({ month, amount }, index) => (
            <rect
              key={month}
              className={amount < 0 ? styles.loss : styles.gain}
              x={index + gap}
              width={1 - 2 * gap}
              y={(top - Math.max(0, amount)) * scale}
              height={Math.abs(amount) * scale}
            />
          ))}
          <line className={styles.zero} x1={0} x2={balances.length} y1={top * scale} y2={top * scale} />
        </svg>
        <p className={styles.months}>
          <span>{months(0)}</span>
          <span>{months((last?.month ?? 0) / 2)}</span>
          <span>{months(last?.month ?? 0)}</span>
        </p>
      </div>
      <details>
        <summary>
          <FormattedMessage id="franchise.figures" />
        </summary>
        <table className={styles.table}>
          <tbody>
            {balances.map(({ month, amount }) => (
              <tr key={month}>
                <th scope="row" className={styles.cell}>
                  {months(month)}
                </th>
                <td className={styles.amount}>
                  <Amount value={{ minor: amount, currency }} isRounded />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
