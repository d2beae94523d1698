import type { FormatNumberOptions, IntlShape } from "react-intl";

/** A number in the words of the locale. Locales give a hyphen; a true minus is as wide as a figure and is read out. */
export const formatSigned = (intl: IntlShape, value: number, options: FormatNumberOptions): string =>
  intl
    .formatNumberToParts(value, options)
    .map((part) => (part.type === "minusSign" ? "\u2212" : part.value))
    .join("");
