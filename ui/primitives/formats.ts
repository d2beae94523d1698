import type { FormatNumberOptions, IntlShape } from "react-intl";

/** A number in the words of the locale. Locales give a hyphen; a true minus is as wide as a figure and is read out. */
export const formatSigned = (intl: IntlShape, value: number, options: FormatNumberOptions): string =>
  intl
    .formatNumberToParts(value, options)
    .map((part) => (part.type === "minusSign" ? "\u2212" : part.value))
    .join("");

/** An amount of money in minor units (grosz, cent). */
export interface AmountValue {
  readonly minor: number;
  readonly currency: "PLN" | "EUR" | "USD";
}

const minorUnits = 100;

const asCurrency = (currency: AmountValue["currency"]) => ({ style: "currency", currency }) as const;

/** An amount in words of the locale, for labels and sentences; to show one, use `Amount`. */
export function formatAmount(intl: IntlShape, { minor, currency }: AmountValue): string {
  const value = minor / minorUnits;
  // Prices stand on a page by the hundred: only what is owed back is taken apart.
  if (minor >= 0) return intl.formatNumber(value, asCurrency(currency));
  return formatSigned(intl, value, asCurrency(currency));
}

/** A figure with its unit, as the locale writes it; no line ends between the two. */
export const formatMeasure = (
  intl: IntlShape,
  value: number,
  unit: NonNullable<FormatNumberOptions["unit"]>,
  figures: Pick<FormatNumberOptions, "minimumFractionDigits" | "maximumFractionDigits"> = {},
): string => intl.formatNumber(value, { style: "unit", unit, ...figures }).replaceAll(" ", "\u00a0");

/** A length in mm with its unit, as the locale writes it, to as many places as it has or to so many more. */
export const formatMillimetres = (intl: IntlShape, length: number, minimumFractionDigits = 0): string =>
  formatMeasure(intl, length, "millimeter", { minimumFractionDigits });

const asOnPrescriptions = { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A power in dioptres as the locale's prescriptions write it, such as −2,25: with its sign and two decimals. */
export const formatDioptres = (intl: IntlShape, power: number): string => formatSigned(intl, power, asOnPrescriptions);
