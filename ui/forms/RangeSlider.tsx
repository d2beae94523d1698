import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useTakenOver } from "../loading/scheduling.ts";
import { moveEnd, type NumberRange } from "./numberRange.ts";
import { RangeSliderBars } from "./RangeSliderBars.tsx";
import { RangeSliderField } from "./RangeSliderField.tsx";
import * as styles from "./RangeSlider.css.ts";

export interface RangeSliderProps {
  /** What is measured, such as "Szerokość soczewki". */
  label: string;
  min: number;
  max: number;
  /** @default 1 */
  step?: number;
  /** Stands behind the figures, such as "mm". */
  unit: string;
  value: NumberRange;
  /** How many things there are of each value, drawn over the track. */
  counts?: readonly { readonly value: number; readonly count: number }[];
  /** The name in a form; the value is such as "46-55", and the whole range is not sent. */
  name?: string;
  /** While an end is moved. */
  onChange?: (range: NumberRange) => void;
  /** Once it has come to rest, even where it was. */
  onCommit: (range: NumberRange) => void;
}

const ends = [
  { end: "from", dragged: "ui.rangeSlider.from", typed: "ui.rangeSlider.fromTyped" },
  { end: "to", dragged: "ui.rangeSlider.to", typed: "ui.rangeSlider.toTyped" },
] as const;

/** A range with two ends to be dragged, moved with the arrow keys, or typed. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  unit,
  value,
  counts,
  name,
  onChange,
  onCommit,
}: RangeSliderProps) {
  const intl = useIntl();
  const [moving, setMoving] = useState<NumberRange | null>(null);
  const shown = moving ?? value;
  const isWhole = shown.from <= min && shown.to >= max;

  const moved = (end: "from" | "to", to: number) => moveEnd(shown, end, to, { min, max, step });

  function move(end: "from" | "to", to: number) {
    const next = moved(end, to);
    setMoving(next);
    onChange?.(next);
  }

  function rest(range: NumberRange | null) {
    setMoving(null);
    if (range) onCommit(range);
  }

  const settle = () => rest(moving);

  const thumbs = useRef<HTMLDivElement>(null);
  useTakenOver(() => {
    const [from, to] = [...(thumbs.current?.querySelectorAll("input") ?? [])].map((thumb) => thumb.valueAsNumber);
    if (from !== undefined && from !== value.from) rest(moved("from", from));
    if (to !== undefined && to !== value.to) rest(moved("to", to));
  });
  const span = Math.max(step, max - min);
  return (
    <fieldset className={styles.slider} aria-label={label}>
      <div ref={thumbs} className={styles.stack}>
        {counts && <RangeSliderBars counts={counts} min={min} max={max} within={shown} />}
        <svg className={styles.track} viewBox={`0 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.between} x={shown.from - min} width={shown.to - shown.from} height="1" />
        </svg>
        {ends.map(({ end, dragged }) => (
          <input
            key={end}
            type="range"
            className={styles.thumb({ above: end === "from" && shown.from > (min + max) / 2 })}
            min={min}
            max={max}
            step={step}
            value={shown[end]}
            aria-label={intl.formatMessage({ id: dragged }, { label })}
            aria-valuetext={`${intl.formatNumber(shown[end])} ${unit}`}
            onChange={(event) => move(end, event.target.valueAsNumber)}
            onPointerUp={settle}
            onKeyUp={settle}
            onBlur={settle}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {ends.map(({ end, typed }) => (
          <RangeSliderField
            key={end}
            label={intl.formatMessage({ id: typed }, { label, unit })}
            value={shown[end]}
            unit={unit}
            onType={(figure) => rest(moved(end, figure))}
          />
        ))}
      </div>
      {name !== undefined && !isWhole && <input type="hidden" name={name} value={`${shown.from}-${shown.to}`} />}
    </fieldset>
  );
}
