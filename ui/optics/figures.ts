/** The allowed figures: from a minimum to a maximum, in even steps. */
export interface Limits {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Why a figure is refused, and what is allowed instead. Figures are never rounded to an allowed one: people decide. */
export type FigureProblem =
  | { readonly reason: "not-a-figure" }
  | { readonly reason: "outside"; readonly from: number; readonly to: number }
  | {
      readonly reason: "between-steps";
      readonly step: number;
      readonly nearest: readonly [below: number, above: number];
    };

/** Why a required field is refused. */
export type FieldProblem = FigureProblem | { readonly reason: "required" };

/** Returns the problem of a figure, or null if it is within the limits and on a step. */
export function limitProblem(figure: number, { from, to, step }: Limits): FigureProblem | null {
  if (figure < from || figure > to) return { reason: "outside", from, to };
  const steps = figure / step;
  if (Number.isInteger(steps)) return null;
  return { reason: "between-steps", step, nearest: [Math.floor(steps) * step, Math.ceil(steps) * step] };
}

/** A figure as it was typed. */
export interface TypedFigure {
  readonly value: number;
  readonly isSigned: boolean;
  /** The digits, if there is neither a point nor a comma; else null. */
  readonly wholeDigits: string | null;
}

const invisible = /\p{Cf}/gu;
const minuses = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const pluses = /[\u207A\uFF0B]/g;
const form = /^([+-]?) ?(\d{1,9}(?:[.,]\d{0,3})?|[.,]\d{1,3}) ?(\D*)$/;

/** Returns text in lower case, with the signs of a keyboard and without invisible characters from a paste. */
export const plainText = (typed: string) =>
  typed.replace(invisible, "").replace(minuses, "-").replace(pluses, "+").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * Reads a figure with a point or a comma, and with or without one of the units behind it; returns null for anything
 * else.
 */
export function typedFigure(plain: string, units: readonly string[]): TypedFigure | null {
  const [, sign, digits, unit] = form.exec(plain) ?? [];
  if (digits === undefined || unit === undefined || (unit !== "" && !units.includes(unit))) return null;
  const amount = Number(digits.replace(",", "."));
  return {
    value: sign === "-" && amount > 0 ? -amount : amount,
    isSigned: sign !== "",
    wholeDigits: /^\d+$/.test(digits) ? digits : null,
  };
}
