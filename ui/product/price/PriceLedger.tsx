import { useId } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Amount } from "../../primitives/Amount.tsx";
import { type AmountValue, formatAmount } from "../../primitives/formats.ts";
import { Heading } from "../../primitives/Heading.tsx";
import { daysLater, ledgerBox, ledgerDrawing, type PriceSpan, priceSpans, type PriceStep } from "./priceSteps.ts";
import * as styles from "./PriceLedger.css.ts";
import { reductionPercent } from "./reductionPercent.ts";

/**
 * The lowest price of the 30 days before a reduction, as the platform counted it
 * (docs/decisions/product.md#decision-8).
 */
export interface LowestOf30Days {
  readonly reference: AmountValue;
  /** First and last day that were looked at; the reduction began on the day after (ISO 8601). */
  readonly from: string;
  readonly to: string;
  /** The product was on offer for less than 30 days. */
  readonly shortHistory: boolean;
}

export interface PriceLedgerProps {
  /** Every price that was really asked, gross; what is older than `days` is left out. Nothing for a new product. */
  history: readonly PriceStep[];
  /** The ISO date of the last day that is shown. */
  today: string;
  /** How far back the ledger reaches. @default 90 */
  days?: number;
  /** Where a reduction is announced; null where none is. @default null */
  lowest?: LowestOf30Days | null;
}

/**
 * What a product has cost, in the open: its price as steps and in a table, the days before a reduction and their lowest
 * price marked, and why a percentage is what it is (docs/specification/prices.md#price-15).
 */
export function PriceLedger({ history, today, days = 90, lowest = null }: PriceLedgerProps) {
  const title = useId();
  const spans = priceSpans(history, today, days);
  return (
    <section aria-labelledby={title}>
      <Heading level={2} size="part" id={title}>
        <FormattedMessage id="ui.priceLedger.title" />
      </Heading>
      <p className={styles.reason}>
        <Reason spans={spans} lowest={lowest} />
      </p>
      {spans.length > 0 && <Plot spans={spans} lowest={lowest} />}
      {spans.length > 1 && <AllPrices spans={spans} lowest={lowest} />}
    </section>
  );
}

interface SpansProps {
  spans: readonly PriceSpan[];
  lowest: LowestOf30Days | null;
}

/** A day of a calendar has no time zone. */
const inFull = { dateStyle: "long", timeZone: "UTC" } as const;
const short = { day: "numeric", month: "short", timeZone: "UTC" } as const;

function Reason({ spans, lowest }: SpansProps) {
  const intl = useIntl();
  const [first, before, now] = [spans[0], spans.at(-2), spans.at(-1)];
  if (!first || !now) return <FormattedMessage id="ui.priceLedger.empty" />;
  const percent = lowest && reductionPercent(now.price, lowest.reference);
  if (lowest && percent !== null) {
    const values = {
      date: intl.formatDate(daysLater(lowest.to, 1), inFull),
      amount: formatAmount(intl, lowest.reference),
      share: percent / 100,
    };
    return (
      <>
        <FormattedMessage
          id={percent > 0 ? "ui.priceLedger.reduced" : "ui.priceLedger.reducedLittle"}
          values={values}
        />
        {lowest.shortHistory && (
          <>
            {" "}
            <FormattedMessage
              id="ui.priceLedger.shortHistory"
              values={{ date: intl.formatDate(lowest.from, inFull) }}
            />
          </>
        )}
      </>
    );
  }
  if (!before) {
    return <FormattedMessage id="ui.priceLedger.steady" values={{ date: intl.formatDate(first.from, inFull) }} />;
  }
  const isLower = now.price.minor < before.price.minor;
  return (
    <FormattedMessage
      id={isLower ? "ui.priceLedger.noClaim" : "ui.priceLedger.changed"}
      values={{ date: intl.formatDate(now.from, inFull), amount: formatAmount(intl, now.price) }}
    />
  );
}

function Plot({ spans, lowest }: SpansProps) {
  const intl = useIntl();
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const byPrice = spans.map(({ price }) => price).toSorted((a, b) => a.minor - b.minor);
  const [low, high] = [byPrice[0] ?? first.price, byPrice.at(-1) ?? first.price];
  const [from, to] = [first, last].map((span, index) => intl.formatDate(index === 0 ? span.from : span.to, short));
  const drawn = ledgerDrawing(spans, lowest && { ...lowest, lowest: lowest.reference.minor });
  return (
    <>
      <div className={styles.plot}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${ledgerBox.width} ${ledgerBox.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage(
            { id: "ui.priceLedger.drawing" },
            { from, to, lowest: formatAmount(intl, low), highest: formatAmount(intl, high) },
          )}
        >
          <path className={styles.window} d={drawn.window} vectorEffect="non-scaling-stroke" />
          <path className={styles.steps} d={drawn.steps} vectorEffect="non-scaling-stroke" />
        </svg>
        <div aria-hidden="true" className={low === high ? styles.price : styles.prices}>
          {low !== high && <Amount value={high} />}
          <Amount value={low} />
        </div>
        <div aria-hidden="true" className={styles.days}>
          <span>{from}</span>
          <span>{to}</span>
        </div>
      </div>
      {drawn.window !== "" && lowest && (
        <p className={styles.key}>
          <span className={styles.dash} />
          <span>
            <FormattedMessage
              id={lowest.shortHistory ? "ui.priceLedger.windowShort" : "ui.priceLedger.window"}
              values={{ dates: range(intl, lowest), amount: formatAmount(intl, lowest.reference) }}
            />
          </span>
        </p>
      )}
    </>
  );
}

const range = (intl: IntlShape, { from, to }: { from: string; to: string }) =>
  intl.formatDateTimeRange(Date.parse(from), Date.parse(to), short);

function AllPrices({ spans, lowest }: SpansProps) {
  const intl = useIntl();
  return (
    <details className={styles.all}>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.priceLedger.all" values={{ count: spans.length }} />
      </summary>
      <table className={styles.table} aria-label={intl.formatMessage({ id: "ui.priceLedger.title" })}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <FormattedMessage id="ui.priceLedger.when" />
            </th>
            <th scope="col" className={`${styles.head} ${styles.amount}`}>
              <FormattedMessage id="ui.priceLedger.price" />
            </th>
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map((span, index) => (
            <tr key={span.from}>
              <th scope="row" className={styles.when}>
                {range(intl, span)}
                {index === 0 && (
                  <span className={styles.note}>
                    <FormattedMessage id="ui.priceLedger.now" />
                  </span>
                )}
              </th>
              <td className={styles.amount}>
                <Amount value={span.price} />
                {lowest && isLowest(span, lowest) && (
                  <span className={styles.note}>
                    <FormattedMessage id="ui.priceLedger.lowest" />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const isLowest = ({ from, to, price }: PriceSpan, lowest: LowestOf30Days) =>
  price.minor === lowest.reference.minor && from <= lowest.to && to >= lowest.from;
