import type { IntlShape } from "react-intl";

/** An amount of money in minor units (grosz, cent). */
export interface AmountValue {
  readonly minor: number;
  readonly currency: "PLN" | "EUR" | "USD";
}

const minorUnits = 100;

/** An amount in words of the locale, for labels and sentences; to show one, use `Amount`. */
export const formatAmount = (intl: IntlShape, { minor, currency }: AmountValue) =>
  intl
    .formatNumberToParts(minor / minorUnits, { style: "currency", currency })
    // Locales give a hyphen; a true minus is as wide as a figure and is read out.
    .map(({ type, value }) => (type === "minusSign" ? "\u2212" : value))
    .join("");
