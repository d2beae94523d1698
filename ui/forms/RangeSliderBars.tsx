import { bars, barsWithin } from "./RangeSlider.css.ts";
import type { NumberRange } from "./numberRange.ts";

export interface RangeSliderBarsProps {
  counts: readonly { readonly value: number; readonly count: number }[];
  min: number;
  max: number;
  within: NumberRange;
}

const height = 36;

/** How many things there are of each value, over the track: those within the range are darker. */
export function RangeSliderBars({ counts, min, max, within }: RangeSliderBarsProps) {
  const span = Math.max(1, max - min);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  // Never wider than what stands over the ends of the track on both sides.
  const width = Math.min(0.86, span / 12);
  const pathOf = (isWithin: boolean) =>
    counts
      .filter(({ value, count }) => count > 0 && (value >= within.from && value <= within.to) === isWithin)
      .map(({ value, count }) => {
        const tall = Math.max(2, (count / most) * height);
        return `M${value - min} ${height}V${Math.round(10 * (height - tall)) / 10}`;
      })
      .join("");
  return (
    <svg
      className={bars}
      strokeWidth={width}
      viewBox={`0 0 ${span} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(false)} />
      <path className={barsWithin} d={pathOf(true)} />
    </svg>
  );
}
