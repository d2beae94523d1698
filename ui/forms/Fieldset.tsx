import { type ReactNode, useId } from "react";
import { fieldAttributes, FieldError, FieldHint } from "./Field.tsx";
import { fields, legend as legendStyle } from "./Fieldset.css.ts";

export interface FieldsetProps {
  /** The common topic of the fields, such as "Delivery address" or "Right eye". */
  legend: ReactNode;
  /** The size of the legend. @default "block" */
  size?: "block" | "page";
  /** Help that is useful before typing. */
  hint?: ReactNode;
  /** An error of the fields as a group, such as two dates in the wrong order. */
  error?: ReactNode;
  /** Disables all fields in the group. @default false */
  disabled?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Renders a group of fields. Screen readers announce the legend with each of them. */
export function Fieldset({ legend, size = "block", hint, error, disabled, children }: FieldsetProps) {
  const id = useId();
  const { errorId, hintId, attributes } = fieldAttributes(id, { hint, error });
  return (
    <fieldset id={id} aria-describedby={attributes["aria-describedby"]} disabled={disabled}>
      <legend className={legendStyle({ size })}>{legend}</legend>
      {hintId && <FieldHint id={hintId}>{hint}</FieldHint>}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      <div className={fields}>{children}</div>
    </fieldset>
  );
}
