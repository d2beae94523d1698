import { useId, type ComponentPropsWithRef } from "react";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";

type Input = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "children" | "type" | "aria-invalid" | "aria-describedby"
>;

export interface TextFieldProps extends Input, FieldTexts {
  /** The input type. @default "text" */
  type?: "text" | "email" | "tel" | "password" | "search" | "url";
}

/** Renders a field for a line of text. Controlled by `value`, or uncontrolled with `defaultValue`. */
export function TextField({ label, mark, hint, error, id, type = "text", ...props }: TextFieldProps) {
  const ownId = useId();
  const texts = { label, mark, hint, error };
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...texts}>
      <input
        {...props}
        {...fieldAttributes(fieldId, texts).attributes}
        type={type}
        className={control({ kind: "text" })}
      />
    </Field>
  );
}
