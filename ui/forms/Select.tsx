import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";
import * as styles from "./Select.css.ts";

type NativeSelect = Omit<
  ComponentPropsWithRef<"select">,
  "className" | "style" | "multiple" | "size" | "aria-invalid" | "aria-describedby"
>;

export interface SelectProps extends NativeSelect, FieldTexts {
  /** `<option>` elements; a first one with an empty value asks for a choice. */
  children: ReactNode;
}

/** Renders the choice of one option out of a list too long for a `RadioGroup`. */
export function Select({ label, mark, hint, error, id, children, ...props }: SelectProps) {
  const ownId = useId();
  const texts = { label, mark, hint, error };
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...texts}>
      <div className={styles.frame}>
        <select {...props} {...fieldAttributes(fieldId, texts).attributes} className={control({ kind: "select" })}>
          {children}
        </select>
        <ChevronDown className={styles.chevron} />
      </div>
    </Field>
  );
}
