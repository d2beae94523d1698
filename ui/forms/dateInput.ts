import type { FieldTexts } from "./Field.tsx";

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

/** Stands for an incomplete date, whose typed parts stay in the field. */
export const incompleteDate = "?";

const orderIn = (locale: string | undefined) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "literal" ? [] : [type]))
    .join(" ");

/** Whether the browser's own date fields have day, month and year in the order that a language writes them in. */
export const isBrowsersOrder = (locale: string): boolean => orderIn(locale) === orderIn(undefined);
