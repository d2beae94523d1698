import { daysBetween, type PriceSpan } from "./priceSteps.ts";

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
