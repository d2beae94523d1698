import { accept, refuse, type Checked } from "./checked.ts";
import { narrowText, tidyLine } from "./text.ts";

/** The limits of a number. */
export interface NumberLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  /** The distance between two values, counted from `minimum`, or from 0 without one. @default any number */
  readonly step?: number;
}

/** The problem of a number. */
export type NumberProblem =
  | { readonly reason: "required" }
  | { readonly reason: "not-a-number" }
  | { readonly reason: "too-small"; readonly minimum: number }
  | { readonly reason: "too-large"; readonly maximum: number }
  /** The nearest valid values below and above; null where one is out of range. */
  | { readonly reason: "between-steps"; readonly below: number | null; readonly above: number | null };

const pluses = /\u207A/g;
/** Digits with at most one comma or point; spaces only between groups of thousands. */
const written = /^[+-]? ?(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d*)?$|^[+-]? ?[.,]\d+$/;

/**
 * Parses a number typed in any language: "-2,25", "−2.25", "1 250". A single comma or point is the decimal separator,
 * unless it separates thousands in the page's language and three digits follow: "12.000" is 12000 in German. Ambiguous
 * numbers are refused, and nothing is rounded.
 */
export function checkNumber(typed: string, limits: NumberLimits = {}, locale?: string): Checked<number, NumberProblem> {
  const text = narrowText(tidyLine(typed)).replace(pluses, "+");
  if (text === "") return refuse({ reason: "required" });
  const plain = locale === undefined ? text : withoutGrouping(text, locale);
  if (!written.test(plain)) return refuse({ reason: "not-a-number" });
  const value = Number(plain.replaceAll(" ", "").replace(",", "."));
  return Number.isFinite(value) ? withinLimits(value === 0 ? 0 : value, limits) : refuse({ reason: "not-a-number" });
}

/** Removes the language's separators between groups of three digits. */
function withoutGrouping(text: string, locale: string): string {
  const mark = new Intl.NumberFormat(locale).format(11_111).slice(2, -3);
  return new RegExp(`^\\D*\\d{1,3}([${mark}]\\d{3})+(?![${mark}\\d])`).test(text) ? text.replaceAll(mark, "") : text;
}

function withinLimits(value: number, { minimum, maximum, step }: NumberLimits): Checked<number, NumberProblem> {
  if (minimum !== undefined && value < minimum) return refuse({ reason: "too-small", minimum });
  if (maximum !== undefined && value > maximum) return refuse({ reason: "too-large", maximum });
  if (step === undefined) return accept(value);
  const base = minimum ?? 0;
  const steps = round((value - base) / step);
  if (Number.isInteger(steps)) return accept(value);
  const neighbour = (count: number) => round(base + count * step);
  const [below, above] = [neighbour(Math.floor(steps)), neighbour(Math.ceil(steps))];
  return refuse({
    reason: "between-steps",
    below,
    above: maximum !== undefined && above > maximum ? null : above,
  });
}

/**
 * Returns the next allowed value above (1) or below (-1) a value; null if it is out of range. From an empty field, the
 * first value is the minimum upwards and the maximum downwards; 0 if there is none.
 */
export function nextNumber(value: number | null, direction: 1 | -1, limits: NumberLimits): number | null {
  const { minimum, maximum, step = 1 } = limits;
  const base = minimum ?? 0;
  if (value === null) return direction === 1 ? base : (maximum ?? base);
  const steps = round((value - base) / step);
  const next = round(base + (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step);
  const isAllowed = (minimum === undefined || next >= minimum) && (maximum === undefined || next <= maximum);
  return isAllowed ? next : null;
}

/** Removes floating-point errors. */
const round = (value: number) => Number(value.toFixed(9));
