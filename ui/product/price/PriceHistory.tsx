import { useId } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Amount } from "../../primitives/Amount.tsx";
import { type AmountValue, formatAmount } from "../../primitives/formats.ts";
import { Heading } from "../../primitives/Heading.tsx";
import { chartBox, daysLater, priceChartPaths, type PriceSpan, priceSpans, type PriceStep } from "./priceSteps.ts";
import * as styles from "./PriceHistory.css.ts";
import { reductionPercent } from "./reductionPercent.ts";

/**
 * The lowest price of the 30 days before a reduction, as the platform calculates it
 * (docs/decisions/product.md#decision-8).
 */
export interface LowestOf30Days {
  /** The lowest price. */
  readonly reference: AmountValue;
  /** The first and last day of the window, in ISO 8601; the reduction began on the following day. */
  readonly from: string;
  /** The last day of the window, in ISO 8601. */
  readonly to: string;
  /** Whether the product was on sale for less than 30 days. */
  readonly shortHistory: boolean;
}

export interface PriceHistoryProps {
  /** All gross prices charged; those older than `days` are ignored. Empty for a new product. */
  history: readonly PriceStep[];
  /** The last day shown, as an ISO date. */
  today: string;
  /** The number of days shown. @default 90 */
  days?: number;
  /** The lowest price, if a reduction is announced; otherwise null. @default null */
  lowest?: LowestOf30Days | null;
}

/**
 * Renders the price history of a product as a chart and a table. Marks the days before a reduction with their lowest
 * price, and explains the percentage (docs/specification/prices.md#price-15).
 */
export function PriceHistory({ history, today, days = 90, lowest = null }: PriceHistoryProps) {
  const title = useId();
  const spans = priceSpans(history, today, days);
  return (
    <section aria-labelledby={title}>
      <Heading level={2} size="part" id={title}>
        <FormattedMessage id="ui.priceHistory.title" />
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

/** A calendar date has no time zone. */
const inFull = { dateStyle: "long", timeZone: "UTC" } as const;
const short = { day: "numeric", month: "short", timeZone: "UTC" } as const;

function Reason({ spans, lowest }: SpansProps) {
  const intl = useIntl();
  const [first, before, now] = [spans[0], spans.at(-2), spans.at(-1)];
  if (!first || !now) return <FormattedMessage id="ui.priceHistory.empty" />;
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
          id={percent > 0 ? "ui.priceHistory.reduced" : "ui.priceHistory.reducedLittle"}
          values={values}
        />
        {lowest.shortHistory && (
          <>
            {" "}
            <FormattedMessage
              id="ui.priceHistory.shortHistory"
              values={{ date: intl.formatDate(lowest.from, inFull) }}
            />
          </>
        )}
      </>
    );
  }
  if (!before) {
    return <FormattedMessage id="ui.priceHistory.steady" values={{ date: intl.formatDate(first.from, inFull) }} />;
  }
  const isLower = now.price.minor < before.price.minor;
  return (
    <FormattedMessage
      id={isLower ? "ui.priceHistory.noClaim" : "ui.priceHistory.changed"}
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
  const drawn = priceChartPaths(spans, lowest && { ...lowest, lowest: lowest.reference.minor });
  return (
    <>
      <div className={styles.plot}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${chartBox.width} ${chartBox.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={intl.formatMessage(
            { id: "ui.priceHistory.drawing" },
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
              id={lowest.shortHistory ? "ui.priceHistory.windowShort" : "ui.priceHistory.window"}
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
        <FormattedMessage id="ui.priceHistory.all" values={{ count: spans.length }} />
      </summary>
      <table className={styles.table} aria-label={intl.formatMessage({ id: "ui.priceHistory.title" })}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              <FormattedMessage id="ui.priceHistory.when" />
            </th>
            <th scope="col" className={`${styles.head} ${styles.amount}`}>
              <FormattedMessage id="ui.priceHistory.price" />
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
                    <FormattedMessage id="ui.priceHistory.now" />
                  </span>
                )}
              </th>
              <td className={styles.amount}>
                <Amount value={span.price} />
                {lowest && isLowest(span, lowest) && (
                  <span className={styles.note}>
                    <FormattedMessage id="ui.priceHistory.lowest" />
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
