import { type ReactNode, useId } from "react";
import { fieldAttributes, FieldError, FieldHint } from "./Field.tsx";
import { fields, legend as legendStyle } from "./Fieldset.css.ts";

export interface FieldsetProps {
  /** What the fields have in common: "Delivery address", "Right eye". */
  legend: ReactNode;
  /** @default "block" */
  size?: "block" | "page";
  /** What helps before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with the fields together, such as two dates in the wrong order. */
  error?: ReactNode;
  /** None of its fields can be changed. */
  disabled?: boolean;
  children: ReactNode;
}

/** Fields that answer one question together: screen readers say it before each of them. */
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
