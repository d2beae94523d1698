export type Currency = "PLN" | "EUR" | "USD";

/** An amount in minor units (grosz, cent), always gross unless a name says net. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Divides whole numbers exactly and rounds half up, away from zero: what holds for a price holds for its refund. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const quotient = Math.trunc(numerator / denominator);
  const remainder = numerator - quotient * denominator;
  const isHalfOrMore = Math.abs(remainder) * 2 >= Math.abs(denominator);
  // Adding 0 turns the -0 of a small negative amount into 0.
  return (isHalfOrMore ? quotient + Math.sign(numerator) * Math.sign(denominator) : quotient) + 0;
}

/** Percentages are exact to four digits: this many parts of one percent. */
export const partsOfPercent = 10_000;

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
