import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Check } from "../icons/Check.ts";
import * as styles from "./Checkbox.css.ts";
import { fieldAttributes, FieldError } from "./Field.tsx";

type Input = Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "aria-invalid" | "aria-describedby">;

export interface CheckboxProps extends Input {
  /** The label, as a whole sentence. */
  children: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
}

/** Renders a yes-or-no choice that takes effect when the form is submitted. */
export function Checkbox({ children, error, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { errorId, attributes } = fieldAttributes(fieldId, { error });
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.mark}>
          <input {...props} {...attributes} type="checkbox" className={styles.input} />
          <Check className={styles.tick} strokeWidth={2.25} />
        </span>
        <span>{children}</span>
      </label>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
