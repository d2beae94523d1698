import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";

export interface DateFieldProps extends FieldTexts {
  /** The id of the field. */
  id: string;
  /** A date such as 2026-11-22, an empty string, or `incompleteDate`. */
  value: string;
  /** The first date allowed, such as 2026-11-22. */
  minimum?: string | undefined;
  /** The last date allowed, such as 2026-12-24. */
  maximum?: string | undefined;
  /** Whether screen readers announce the field as required. @default false */
  required?: boolean;
  /** Called with each complete date while typing. */
  onType: (text: string) => void;
  /** Called when the field loses focus: with a date, an empty string, or `incompleteDate`. */
  onLeave: (text: string) => void;
}

/** Stands for an incomplete date: the browser keeps the typed parts but reports an empty value. */
const incompleteDate = "?";

/** Renders a date field with the browser's own date picker. */
export function DateField({ id, value, minimum, maximum, required, onType, onLeave, ...texts }: DateFieldProps) {
  return (
    <Field id={id} {...texts}>
      <input
        {...fieldAttributes(id, texts).attributes}
        type="date"
        min={minimum}
        max={maximum}
        aria-required={required || undefined}
        autoComplete="off"
        className={control({ kind: "text" })}
        value={value === incompleteDate ? "" : value}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => onLeave(target.validity.badInput ? incompleteDate : target.value)}
      />
    </Field>
  );
}
