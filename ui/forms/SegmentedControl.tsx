import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./SegmentedControl.css.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** The question that the segments answer; said, and shown only where `legendDisplay` wants it. */
  legend: ReactNode;
  /** @default "hidden" */
  legendDisplay?: "visible" | "hidden";
  /** Two to five short words. */
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways to see the same thing, one of which is always chosen, such as millimetres or inches; arrow keys move. */
export function SegmentedControl<Value extends string>({
  legend,
  legendDisplay = "hidden",
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset role="radiogroup">
      <legend className={legendDisplay === "visible" ? styles.legend : undefined}>
        {legendDisplay === "visible" ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onChange(segment.value)}
            />
            <span className={styles.label}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
