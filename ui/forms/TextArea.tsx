import { type ComponentPropsWithRef, useId, useState } from "react";
import { CharacterCount } from "./CharacterCount.tsx";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { area } from "./TextArea.css.ts";

type Native = Omit<
  ComponentPropsWithRef<"textarea">,
  "className" | "style" | "children" | "maxLength" | "aria-invalid" | "aria-describedby" | "cols"
>;

export interface TextAreaProps extends Native, FieldTexts {
  /** The maximum number of characters, shown below the field. Longer text is not cut off. */
  maximum?: number;
}

/** Renders a field for several lines of text. It grows with its text where the browser supports that. */
export function TextArea({ label, mark, hint, error, id, maximum, rows = 4, onChange, ...props }: TextAreaProps) {
  const ownId = useId();
  const [typed, setTyped] = useState(String(props.defaultValue ?? ""));
  const texts = { label, mark, hint, error };
  const fieldId = id ?? ownId;
  const { attributes } = fieldAttributes(fieldId, texts);
  const countId = maximum === undefined ? undefined : `${fieldId}-count`;
  const described = [attributes["aria-describedby"], countId].filter(Boolean).join(" ");
  return (
    <Field id={fieldId} {...texts}>
      <textarea
        {...props}
        {...attributes}
        aria-describedby={described || undefined}
        className={area}
        rows={rows}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {countId !== undefined && maximum !== undefined && (
        <CharacterCount id={countId} value={String(props.value ?? typed)} maximum={maximum} />
      )}
    </Field>
  );
}
