export type Currency = "PLN" | "EUR" | "USD";

/** An amount in minor units (grosz, cent). Amounts are gross unless a name says net. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Divides whole numbers and rounds half away from zero, so that a refund is rounded like its price. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const quotient = Math.trunc(numerator / denominator);
  const remainder = numerator - quotient * denominator;
  const isHalfOrMore = Math.abs(remainder) * 2 >= Math.abs(denominator);
  // Adding 0 turns the -0 of a small negative amount into 0.
  return (isHalfOrMore ? quotient + Math.sign(numerator) * Math.sign(denominator) : quotient) + 0;
}

/** Percentages are exact to four decimals: the number of parts of one percent. */
export const partsOfPercent = 10_000;

/** Returns an amount of zero. */
export const zero = (currency: Currency): Money => ({ minor: 0, currency });

/** Adds two amounts. Throws a TypeError if the currencies differ. */
export function add(a: Money, b: Money): Money {
  return { minor: a.minor + inCurrency(b, a.currency), currency: a.currency };
}

/** Subtracts `b` from `a`. Throws a TypeError if the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  return { minor: a.minor - inCurrency(b, a.currency), currency: a.currency };
}

/**
 * Compares two amounts: negative if `a` is less, positive if it is more. Throws a TypeError if the currencies differ.
 */
export function compare(a: Money, b: Money): number {
  return a.minor - inCurrency(b, a.currency);
}

/** Multiplies an amount by a whole number. Throws a RangeError for a fraction. */
export function multiply(amount: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`The quantity must be a whole number: ${quantity}`);
  return { minor: amount.minor * quantity + 0, currency: amount.currency };
}

/** Returns a percentage of an amount, rounded half away from zero. The percentage is exact to four decimals. */
export function percentOf(amount: Money, percent: number): Money {
  const parts = Math.round(percent * partsOfPercent);
  return { minor: divideHalfUp(amount.minor * parts, 100 * partsOfPercent), currency: amount.currency };
}

/** Adds amounts. The currency is an argument because an empty list has none. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency));
}

/**
 * Returns the minor units of an amount in this currency. Mixing currencies is a bug, since there are no exchange rates.
 */
function inCurrency(amount: Money, currency: Currency): number {
  if (amount.currency !== currency)
    throw new TypeError(`Amounts in ${amount.currency} and ${currency} cannot be mixed.`);
  return amount.minor;
}
