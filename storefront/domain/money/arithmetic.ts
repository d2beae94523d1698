import type { Currency, Money } from "./money.ts";
import { divideHalfUp, partsOfPercent } from "./rounding.ts";

export const zero = (currency: Currency): Money => ({ minor: 0, currency });

export function add(a: Money, b: Money): Money {
  return { minor: a.minor + inCurrency(b, a.currency), currency: a.currency };
}

export function subtract(a: Money, b: Money): Money {
  return { minor: a.minor - inCurrency(b, a.currency), currency: a.currency };
}

/** Below zero when `a` is less, above when it is more; for sorting and for `< 0`. */
export function compare(a: Money, b: Money): number {
  return a.minor - inCurrency(b, a.currency);
}

/** So many pieces at this price. */
export function multiply(amount: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return { minor: amount.minor * quantity + 0, currency: amount.currency };
}

/** A percentage of an amount, exact to four digits of the percentage, rounded half up (away from zero). */
export function percentOf(amount: Money, percent: number): Money {
  const parts = Math.round(percent * partsOfPercent);
  return { minor: divideHalfUp(amount.minor * parts, 100 * partsOfPercent), currency: amount.currency };
}

/** The currency is named, because nothing to add has none. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency));
}

/** Mixed currencies are a bug: no rate is known here. */
function inCurrency(amount: Money, currency: Currency): number {
  if (amount.currency !== currency) throw new TypeError(`${amount.currency} and ${currency} do not mix`);
  return amount.minor;
}
