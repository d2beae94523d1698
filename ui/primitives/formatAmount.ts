import type { IntlShape } from "react-intl";
import { formatSigned } from "./formatSigned.ts";

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
