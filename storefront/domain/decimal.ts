import { type Currency, divideHalfUp, type Money } from "./money.ts";

const minorDigits = 2;
const pattern = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/;

/** Formats an amount for payment payloads, such as `179.50`. For people, format it with `Intl`. */
export function formatDecimal({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(minorDigits + 1, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
}

/**
 * Reads a decimal amount in whole units, as the platform sends it. More than two decimals are rounded half up. Throws a
 * RangeError for text that is not an amount.
 */
export function fromDecimal(decimal: string | number, currency: Currency): Money {
  const found = pattern.exec(typeof decimal === "number" ? plainDigits(decimal) : decimal)?.groups;
  if (!found) throw new RangeError(`Not an amount: "${decimal}". Expected a decimal such as 179.50.`);
  const { sign, whole = "0", fraction = "" } = found;
  // Only the first digit beyond the minor units decides the rounding.
  const digits = whole + fraction.slice(0, minorDigits + 1).padEnd(minorDigits + 1, "0");
  const minor = divideHalfUp(Number(digits), 10);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`The amount is too large: "${decimal}".`);
  return { minor: sign === "-" && minor !== 0 ? -minor : minor, currency };
}

/** Writes a number without an exponent, which `String` uses for very small ones. */
const plainDigits = (value: number) => (Math.abs(value) < 1e-6 ? value.toFixed(minorDigits + 1) : String(value));
