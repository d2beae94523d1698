import type { AmountValue } from "../primitives/formatAmount.ts";

/** A price that holds from a day (ISO 8601, such as 2026-11-20) until the next one begins. */
export interface PriceStep {
  readonly from: string;
  readonly price: AmountValue;
}

/** A price with its first and its last day. */
export interface PriceSpan extends PriceStep {
  readonly to: string;
}

const dayLength = 86_400_000;

/** Calendar days between two ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** The ISO date so many calendar days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * When each price held, oldest first, up to today and without what is older than so many days. Of prices that were
 * replaced on their own day the last one counts; an unchanged price is one span.
 */
export function priceSpans(history: readonly PriceStep[], today: string, days: number): readonly PriceSpan[] {
  const begin = daysLater(today, 1 - days);
  const steps = history.filter(({ from }) => from <= today).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const spans = steps.map(({ from, price }, index): PriceSpan => {
    const next = steps[index + 1];
    return { from: from < begin ? begin : from, to: next ? daysLater(next.from, -1) : today, price };
  });
  return spans.filter(({ from, to }) => from <= to).reduce(joined, []);
}

function joined(spans: readonly PriceSpan[], span: PriceSpan): readonly PriceSpan[] {
  const last = spans.at(-1);
  if (last?.price.minor !== span.price.minor) return [...spans, span];
  return [...spans.slice(0, -1), { ...last, to: span.to }];
}
