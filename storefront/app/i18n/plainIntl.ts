import { Children, createContext, type ReactNode, useContext } from "react";

/** A piece of a sentence as it is compiled: words, a value, a number, a plural, or what the plural counts. */
type Piece =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1; readonly value: string }
  | { readonly type: 2; readonly value: string; readonly style: "percent" | null }
  | { readonly type: 6; readonly value: string; readonly options: Readonly<Record<string, Choice | undefined>> }
  | { readonly type: 7 };
type Choice = { readonly value: readonly Piece[] };
type Values = Readonly<Record<string, ReactNode>>;

interface Speech {
  readonly locale: string;
  readonly messages: Readonly<Record<string, readonly Piece[] | undefined>>;
}

/** Formats are dear to make and the same for everybody: one of each serves all pages. */
function kept<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

const numbers = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const plurals = kept((locale) => new Intl.PluralRules(locale));

/** What the pieces of a sentence say with these values. */
const said = (pieces: readonly Piece[], values: Values, locale: string, counted = 0): ReactNode[] =>
  pieces.flatMap((piece): ReactNode | ReactNode[] => {
    if (piece.type === 0) return piece.value;
    if (piece.type === 7) return numbers(locale).format(counted);
    const value = values[piece.value];
    if (piece.type === 1) return typeof value === "number" ? String(value) : (value ?? "");
    const number = Number(value);
    if (piece.type === 2) return numbers(locale, piece.style ? { style: piece.style } : undefined).format(number);
    const { options } = piece;
    const choice = options[`=${number}`] ?? options[plurals(locale).select(number)] ?? options["other"];
    return said(choice?.value ?? [], values, locale, number);
  });

/**
 * What is left of `react-intl` when the shop runs: the build puts this file in the place of the package, which is ten
 * times as long, since it also words the mistakes of developers and knows sentences and formats that the shop has none of.
 */
export function createIntl({ locale, messages }: Speech) {
  return {
    locale,
    formatMessage({ id }: { readonly id: string }, values: Values = {}): ReactNode {
      const parts = said(messages[id] ?? [{ type: 0, value: id }], values, locale);
      return parts.every((part) => typeof part === "string") ? parts.join("") : Children.toArray(parts);
    },
    formatNumber: (value: number, options?: Intl.NumberFormatOptions) => numbers(locale, options).format(value),
    formatNumberToParts: (value: number, options?: Intl.NumberFormatOptions) =>
      numbers(locale, options).formatToParts(value),
    formatDate: (value: Date | string, options?: Intl.DateTimeFormatOptions) =>
      dates(locale, options).format(new Date(value)),
    formatTime: (value: Date | string, options?: Intl.DateTimeFormatOptions) =>
      dates(locale, options?.timeStyle ? options : { hour: "numeric", minute: "numeric", ...options }).format(
        new Date(value),
      ),
    formatList: (values: readonly string[]) => new Intl.ListFormat(locale).format(values),
    formatDisplayName: (value: string, options: Intl.DisplayNamesOptions) =>
      new Intl.DisplayNames(locale, options).of(value),
  };
}

/** Formats are kept here anyway. */
export const createIntlCache = (): null => null;

const Spoken = createContext(createIntl({ locale: "en", messages: {} }));

export const RawIntlProvider = Spoken.Provider;
export const useIntl = () => useContext(Spoken);

interface FormattedMessageProps {
  readonly id: string;
  readonly values?: Values;
}

export const FormattedMessage = ({ id, values }: FormattedMessageProps): ReactNode =>
  useIntl().formatMessage({ id }, values);

interface FormattedNumberProps extends Intl.NumberFormatOptions {
  readonly value: number;
}

export const FormattedNumber = ({ value, ...options }: FormattedNumberProps): ReactNode =>
  useIntl().formatNumber(value, options);

interface FormattedDateProps extends Intl.DateTimeFormatOptions {
  readonly value: Date | string;
}

export const FormattedDate = ({ value, ...options }: FormattedDateProps): ReactNode =>
  useIntl().formatDate(value, options);

export const FormattedTime = ({ value, ...options }: FormattedDateProps): ReactNode =>
  useIntl().formatTime(value, options);
