/** What a figure can be: from the least to the greatest, in even steps. */
export interface Limits {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Why a figure is refused, and what is allowed instead. Nothing is ever moved to the nearest: that is for people to do. */
export type FigureProblem =
  | { readonly reason: "not-a-figure" }
  | { readonly reason: "outside"; readonly from: number; readonly to: number }
  | {
      readonly reason: "between-steps";
      readonly step: number;
      readonly nearest: readonly [below: number, above: number];
    };

/** Why a field is refused that may not stay empty. */
export type FieldProblem = FigureProblem | { readonly reason: "required" };

/** What is wrong with a figure; null for one within the limits and on a step. */
export function limitProblem(figure: number, { from, to, step }: Limits): FigureProblem | null {
  if (figure < from || figure > to) return { reason: "outside", from, to };
  const steps = figure / step;
  if (Number.isInteger(steps)) return null;
  return { reason: "between-steps", step, nearest: [Math.floor(steps) * step, Math.ceil(steps) * step] };
}
