import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { checkNumber } from "../rules/number.ts";
import { moveEnd, type NumberRange } from "./numberRange.ts";
import { RangeSliderField } from "./RangeSliderField.tsx";
import { RangeSliderTrack } from "./RangeSliderTrack.tsx";
import * as styles from "./RangeSlider.css.ts";

export interface RangeSliderProps {
  /** What the range measures, such as "Szerokość soczewki". */
  label: string;
  /** The lowest possible value. */
  min: number;
  /** The highest possible value. */
  max: number;
  /** The distance between two values, counted from `min`. @default 1 */
  step?: number;
  /** The unit shown behind the figures, such as "mm". */
  unit: string;
  /** The current range. */
  value: NumberRange;
  /** The number of items for each value, drawn as bars over the track. */
  counts?: readonly { readonly value: number; readonly count: number }[];
  /** Says which values exist, after a value was typed that does not, such as "Okrągłe: 45–48 mm". @default the scale */
  existing?: string;
  /** The field's name in a form. Submits a range such as "46-55"; the whole range is not submitted. */
  name?: string;
  /** Called while an end is being moved. */
  onChange?: (range: NumberRange) => void;
  /** Called once the movement has ended, even without a change. */
  onCommit: (range: NumberRange) => void;
}

const ends = [
  ["from", "ui.rangeSlider.fromTyped"],
  ["to", "ui.rangeSlider.toTyped"],
] as const;

/** Renders a range with two ends, which can be dragged, moved with the arrow keys, or typed. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  unit,
  value,
  counts,
  existing,
  name,
  onChange,
  onCommit,
}: RangeSliderProps) {
  const intl = useIntl();
  const [draggedRange, setDraggedRange] = useState<NumberRange | null>(null);
  const shown = draggedRange ?? value;
  const isWhole = shown.from <= min && shown.to >= max;

  const withEndAt = (end: "from" | "to", to: number) => moveEnd(shown, end, to, { min, max, step });

  function move(range: NumberRange) {
    setDraggedRange(range);
    onChange?.(range);
  }

  function commit(range: NumberRange) {
    setDraggedRange(null);
    onCommit(range);
  }

  const noteId = useId();
  const [refused, setRefused] = useState<{ readonly end: "from" | "to"; readonly text: string } | null>(null);

  /** Takes over a typed value, or explains why not. Values are never moved into the scale. */
  function commitTyped(end: "from" | "to", text: string): boolean {
    const typed = checkNumber(text, {}, intl.locale);
    const figure = typed.ok ? typed.value : value[end];
    const refusal = !typed.ok
      ? intl.formatMessage({ id: "ui.rangeSlider.notANumber" }, { example: min })
      : figure < min || figure > max
        ? intl.formatMessage(
            { id: "ui.rangeSlider.outside" },
            {
              typed: figure,
              unit,
              existing: existing ?? `${intl.formatNumber(min)}–${intl.formatNumber(max)} ${unit}`,
            },
          )
        : (end === "from" ? figure > value.to : figure < value.from)
          ? intl.formatMessage({ id: "ui.rangeSlider.reversed" })
          : null;
    setRefused(refusal === null ? null : { end, text: refusal });
    if (refusal === null && figure !== value[end]) commit(withEndAt(end, figure));
    return refusal === null;
  }

  return (
    <fieldset className={styles.slider} aria-label={label}>
      <RangeSliderTrack
        label={label}
        unit={unit}
        min={min}
        max={max}
        step={step}
        value={shown}
        counts={counts}
        onMove={move}
        onEnd={commit}
        onCancel={() => move(value)}
      />
      <div className={styles.fields}>
        {ends.map(([end, typed]) => (
          <RangeSliderField
            key={end}
            label={intl.formatMessage({ id: typed }, { label, unit })}
            value={shown[end]}
            unit={unit}
            onType={(text) => commitTyped(end, text)}
            noteId={refused?.end === end ? noteId : undefined}
          />
        ))}
      </div>
      <p id={noteId} className={styles.note} role="alert">
        {refused?.text}
      </p>
      {name !== undefined && !isWhole && <input type="hidden" name={name} value={`${shown.from}-${shown.to}`} />}
    </fieldset>
  );
}
