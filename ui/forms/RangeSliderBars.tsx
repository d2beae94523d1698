import { bars, barsWithin } from "./RangeSlider.css.ts";
import type { NumberRange } from "./numberRange.ts";

export interface RangeSliderBarsProps {
  /** The number of items for each value. */
  counts: readonly { readonly value: number; readonly count: number }[];
  /** The value at the start of the track. */
  min: number;
  /** The value at the end of the track. */
  max: number;
  /** The range whose bars are darker. */
  within: NumberRange;
}

const height = 36;

/** Renders the number of items for each value as bars over the track. Bars within the range are darker. */
export function RangeSliderBars({ counts, min, max, within }: RangeSliderBarsProps) {
  const span = Math.max(1, max - min);
  const maxCount = Math.max(1, ...counts.map(({ count }) => count));
  // Narrow enough that the first and last bar stick out no further than a thumb.
  const width = Math.min(0.86, span / 12);
  const barsPath = (isWithin: boolean) =>
    counts
      .filter(({ value, count }) => count > 0 && (value >= within.from && value <= within.to) === isWithin)
      .map(({ value, count }) => {
        const barHeight = Math.max(2, (count / maxCount) * height);
        return `M${value - min} ${height}V${Math.round(10 * (height - barHeight)) / 10}`;
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
      <path d={barsPath(false)} />
      <path className={barsWithin} d={barsPath(true)} />
    </svg>
  );
}
