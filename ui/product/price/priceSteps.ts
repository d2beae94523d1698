import type { AmountValue } from "../../primitives/formats.ts";

/** A price that applies from a date (ISO 8601, such as 2026-11-20) until the next one. */
export interface PriceStep {
  /** The first day. */
  readonly from: string;
  /** The gross price. */
  readonly price: AmountValue;
}

/** A price with its first and its last day. */
export interface PriceSpan extends PriceStep {
  /** The last day. */
  readonly to: string;
}

const dayLength = 86_400_000;

/** Returns the number of days between two ISO dates. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Returns the ISO date a number of days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * Returns when each price applied, oldest first, within the last `days` up to today. Of several prices on one day the
 * last one counts, and successive equal prices are merged.
 */
export function priceSpans(history: readonly PriceStep[], today: string, days: number): readonly PriceSpan[] {
  const begin = daysLater(today, 1 - days);
  const steps = history.filter(({ from }) => from <= today).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const spans = steps.map(({ from, price }, index): PriceSpan => {
    const next = steps[index + 1];
    return { from: from < begin ? begin : from, to: next ? daysLater(next.from, -1) : today, price };
  });
  return spans.filter(({ from, to }) => from <= to).reduce(appendSpan, []);
}

function appendSpan(spans: readonly PriceSpan[], span: PriceSpan): readonly PriceSpan[] {
  const last = spans.at(-1);
  if (last?.price.minor !== span.price.minor) return [...spans, span];
  return [...spans.slice(0, -1), { ...last, to: span.to }];
}

/** The view box of the chart, which is stretched to the available space. */
export const chartBox = { width: 900, height: 100 } as const;

/** The margin above the highest and below the lowest price. */
const margin = 8;

/** The days in which the lowest price was determined. */
interface Window {
  readonly from: string;
  readonly to: string;
  /** The lowest price in minor units. */
  readonly lowest: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Returns SVG path data: the price as steps, and the window as a dimension line at its lowest price. */
export function priceChartPaths(spans: readonly PriceSpan[], window: Window | null) {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return { steps: "", window: "" };
  const { width, height } = chartBox;
  const length = daysBetween(first.from, last.to) + 1;
  const prices = spans.map(({ price }) => price.minor);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (day: string, end: 0 | 1) => tenths(((daysBetween(first.from, day) + end) / length) * width);
  const y = (minor: number) =>
    low === high ? height / 2 : tenths(margin + ((high - minor) / (high - low)) * (height - 2 * margin));
  const steps = spans.map(({ to, price }) => `V${y(price.minor)}H${x(to, 1)}`).join("");
  return { steps: `M0 ${y(first.price.minor)}${steps}`, window: window ? dimensionLine(window) : "" };

  function dimensionLine({ from, to, lowest }: Window): string {
    const isSeen = to >= (first?.from ?? to) && lowest >= low && lowest <= high;
    if (!isSeen) return "";
    const [begin, end] = [Math.max(0, x(from, 0)), x(to, 1)];
    return `M${begin} ${y(lowest)}H${end}M${begin} 0V${height}M${end} 0V${height}`;
  }
}
