import type { FormatNumberOptions, IntlShape } from "react-intl";

/**
 * Formats a number with a true minus sign instead of the locale's hyphen: it is as wide as a digit, and screen readers
 * read it.
 */
export const formatSigned = (intl: IntlShape, value: number, options: FormatNumberOptions): string =>
  intl
    .formatNumberToParts(value, options)
    .map((part) => (part.type === "minusSign" ? "\u2212" : part.value))
    .join("");

/** An amount of money in minor units (grosz, cent). */
export interface AmountValue {
  /** The amount in minor units. */
  readonly minor: number;
  /** The ISO 4217 code. */
  readonly currency: "PLN" | "EUR" | "USD";
}

const minorUnits = 100;

/** How an amount is written. */
export interface AmountFormat {
  /** Whether it is rounded to whole units of the currency, as in estimates. */
  readonly isRounded?: boolean;
}

const asCurrency = (currency: AmountValue["currency"], { isRounded = false }: AmountFormat) =>
  ({ style: "currency", currency, ...(isRounded && { maximumFractionDigits: 0 }) }) as const;

/** Formats an amount as a string, for labels and sentences. To show an amount, use `Amount`. */
export function formatAmount(intl: IntlShape, { minor, currency }: AmountValue, format: AmountFormat = {}): string {
  const value = minor / minorUnits;
  // A page can have hundreds of prices, so only negative amounts take the slower path.
  if (minor >= 0) return intl.formatNumber(value, asCurrency(currency, format));
  return formatSigned(intl, value, asCurrency(currency, format));
}

/** Formats a figure with its unit, joined by a no-break space. */
export const formatMeasure = (
  intl: IntlShape,
  value: number,
  unit: NonNullable<FormatNumberOptions["unit"]>,
  figures: Pick<FormatNumberOptions, "minimumFractionDigits" | "maximumFractionDigits"> = {},
): string => intl.formatNumber(value, { style: "unit", unit, ...figures }).replaceAll(" ", "\u00a0");

/** Formats a length in mm with its unit. `minimumFractionDigits` is the minimum number of decimals. */
export const formatMillimetres = (intl: IntlShape, length: number, minimumFractionDigits = 0): string =>
  formatMeasure(intl, length, "millimeter", { minimumFractionDigits });

const asOnPrescriptions = { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats a power in dioptres as prescriptions write it, with sign and two decimals, such as −2,25. */
export const formatDioptres = (intl: IntlShape, power: number): string => formatSigned(intl, power, asOnPrescriptions);
