/** A range of numbers, both ends included, in equal steps counted from 0. */
export interface Limits {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/**
 * Why a number is refused, and what is allowed instead. Numbers are never rounded to an allowed one: the shopper decides
 * (docs/decisions/product.md#decision-1).
 */
export type FigureProblem =
  | { readonly reason: "not-a-figure" }
  | { readonly reason: "outside"; readonly from: number; readonly to: number }
  | {
      readonly reason: "between-steps";
      readonly step: number;
      readonly nearest: readonly [below: number, above: number];
    };

/** Why a field that must not be empty is refused. */
export type FieldProblem = FigureProblem | { readonly reason: "required" };

/** Returns why a number is refused, or null if it is within the limits and on a step. */
export function limitProblem(figure: number, { from, to, step }: Limits): FigureProblem | null {
  if (figure < from || figure > to) return { reason: "outside", from, to };
  const steps = figure / step;
  if (Number.isInteger(steps)) return null;
  return { reason: "between-steps", step, nearest: [Math.floor(steps) * step, Math.ceil(steps) * step] };
}

/** A number with the details of how it was typed. */
export interface TypedFigure {
  readonly value: number;
  /** Whether it was typed with a plus or a minus. */
  readonly isSigned: boolean;
  /** The digits, if they contain neither a point nor a comma; otherwise null. */
  readonly wholeDigits: string | null;
}

const invisible = /\p{Cf}/gu;
const minuses = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const pluses = /[\u207A\uFF0B]/g;
const numberWithUnit = /^([+-]?) ?(\d{1,9}(?:[.,]\d{0,3})?|[.,]\d{1,3}) ?(\D*)$/;

/**
 * Normalises typed text: lower case, ASCII plus and minus signs, single spaces, and without the invisible characters that
 * a paste can contain.
 */
export const plainText = (typed: string) =>
  typed.replace(invisible, "").replace(minuses, "-").replace(pluses, "+").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * Parses a number from the result of `plainText`. The decimal separator is a point or a comma, and one of `units` may
 * follow. Returns null for any other text.
 */
export function typedFigure(plain: string, units: readonly string[]): TypedFigure | null {
  const [, sign, digits, unit] = numberWithUnit.exec(plain) ?? [];
  if (digits === undefined || unit === undefined || (unit !== "" && !units.includes(unit))) return null;
  const amount = Number(digits.replace(",", "."));
  return {
    value: sign === "-" && amount > 0 ? -amount : amount,
    isSigned: sign !== "",
    wholeDigits: /^\d+$/.test(digits) ? digits : null,
  };
}
