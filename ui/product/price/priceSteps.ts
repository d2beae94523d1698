import type { AmountValue } from "../../primitives/formats.ts";

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

/** The box of the drawing; it is stretched to the room that there is. */
export const ledgerBox = { width: 900, height: 100 } as const;

/** Room above the highest and below the lowest price. */
const margin = 8;

/** The days that the lowest price was looked for in. */
interface Window {
  readonly from: string;
  readonly to: string;
  /** In minor units. */
  readonly lowest: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** SVG path data: the price as steps, and the days of the window as a dimension line at its lowest price. */
export function ledgerDrawing(spans: readonly PriceSpan[], window: Window | null) {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return { steps: "", window: "" };
  const { width, height } = ledgerBox;
  const length = daysBetween(first.from, last.to) + 1;
  const prices = spans.map(({ price }) => price.minor);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (day: string, end: 0 | 1) => tenths(((daysBetween(first.from, day) + end) / length) * width);
  const y = (minor: number) =>
    low === high ? height / 2 : tenths(margin + ((high - minor) / (high - low)) * (height - 2 * margin));
  const steps = spans.map(({ to, price }) => `V${y(price.minor)}H${x(to, 1)}`).join("");
  return { steps: `M0 ${y(first.price.minor)}${steps}`, window: window ? measured(window) : "" };

  function measured({ from, to, lowest }: Window): string {
    const isSeen = to >= (first?.from ?? to) && lowest >= low && lowest <= high;
    if (!isSeen) return "";
    const [begin, end] = [Math.max(0, x(from, 0)), x(to, 1)];
    return `M${begin} ${y(lowest)}H${end}M${begin} 0V${height}M${end} 0V${height}`;
  }
}
