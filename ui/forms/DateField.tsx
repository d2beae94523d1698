import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import { control } from "./Field.css.ts";

export interface DateFieldProps extends FieldTexts {
  id: string;
  /** A day of the calendar, such as 2026-11-22; empty, or `partOfADate`. */
  value: string;
  /** The first and the last day that can be meant. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  required?: boolean;
  /** Told of each whole date. */
  onType: (text: string) => void;
  /** Told when the field is left: also of a date of which only a part is typed. */
  onLeave: (text: string) => void;
}

/** Stands for a date of which only a part is typed: the browser keeps the part, and gives nothing out. */
const partOfADate = "?";

/** A day, by the browser's own calendar or typed. */
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
        value={value === partOfADate ? "" : value}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => onLeave(target.validity.badInput ? partOfADate : target.value)}
      />
    </Field>
  );
}
