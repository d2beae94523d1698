import { type Currency, divideHalfUp, type Money } from "./money.ts";

const minorDigits = 2;
const number = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/;

/** The amount as payment payloads carry it, such as `179.50`. For people, format with `Intl`. */
export function formatDecimal({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(minorDigits + 1, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -minorDigits)}.${digits.slice(-minorDigits)}`;
}

/** Reads an amount in whole units, as the platform sends it; digits beyond the second are rounded half up. */
export function fromDecimal(decimal: string | number, currency: Currency): Money {
  const found = number.exec(typeof decimal === "number" ? plainDigits(decimal) : decimal)?.groups;
  if (!found) throw new RangeError(`Not an amount: ${decimal}`);
  const { sign, whole = "0", fraction = "" } = found;
  // One digit more than money has decides the rounding; those behind it cannot.
  const digits = whole + fraction.slice(0, minorDigits + 1).padEnd(minorDigits + 1, "0");
  const minor = divideHalfUp(Number(digits), 10);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount: ${decimal}`);
  return { minor: sign === "-" && minor !== 0 ? -minor : minor, currency };
}

/** A number without an exponent: very small ones are written out. */
const plainDigits = (value: number) => (Math.abs(value) < 1e-6 ? value.toFixed(minorDigits + 1) : String(value));
