import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./SegmentedControl.css.ts";

/** A segment to choose. */
export interface Segment<Value extends string> {
  /** The value of the segment, unique in its control. */
  readonly value: Value;
  /** One or two words. */
  readonly label: ReactNode;
  /** Shows the segment, but it cannot be chosen. @default false */
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** The question that the segments answer; visible to screen readers only, unless `legendDisplay` is set. */
  legend: ReactNode;
  /** Whether the legend is shown. @default "hidden" */
  legendDisplay?: "visible" | "hidden";
  /** Two to five segments with short labels. */
  segments: readonly Segment<Value>[];
  /** The value of the chosen segment. */
  value: Value;
  /** Called with the value of the segment that the shopper chooses. */
  onChange: (value: Value) => void;
}

/** Renders a choice between a few views of the same content, such as millimetres and inches. One is always chosen. */
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
