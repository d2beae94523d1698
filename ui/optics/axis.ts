import { type FigureProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** The period of an axis, in degrees: an axis has no direction, so 0° and 180° are the same. */
const halfTurn = 180;

/** Returns the angle between two axes in degrees, at most 90. */
export function axisDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % halfTurn;
  return Math.min(apart, halfTurn - apart);
}

/**
 * Returns the available axis nearest to a prescribed one, in degrees, or null if none is available. Of two equally near
 * ones it returns the next one upwards, and 10 follows 180 (docs/specification/optics.md#optics-36).
 */
export function nearestAxis(axes: readonly number[], axis: number): number | null {
  const turnUpTo = (available: number) => (available - axis + halfTurn) % halfTurn;
  const [nearest = null] = axes.toSorted(
    (a, b) => axisDistance(a, axis) - axisDistance(b, axis) || turnUpTo(a) - turnUpTo(b),
  );
  return nearest;
}

/** The axes that a form accepts, in degrees; 0 is read as 180. */
export const axisLimits = { from: 0, to: 180, step: 1 } as const satisfies Limits;

/** The result of `readAxis`. */
export type AxisReading =
  | {
      readonly ok: true;
      /** In degrees from 1 to 180; null for an empty field. */
      readonly value: number | null;
      /** Whether 0 was typed, which is the same axis as 180 (docs/decisions/product.md#decision-2). */
      readonly wasZero: boolean;
    }
  | { readonly ok: false; readonly problem: FigureProblem };

const units = ["°", "º", "˚", "deg", "st", "st.", "grad"];

/**
 * Parses the axis of a cylinder in degrees, as it is written on prescriptions: 90, 90°, x90 or ax 90
 * (docs/specification/optics.md#optics-5).
 */
export function readAxis(typed: string): AxisReading {
  const plain = plainText(typed).replace(/^(?:[x×*@]|ax|oś) ?/, "");
  if (plain === "") return { ok: true, value: null, wasZero: false };
  const figure = typedFigure(plain, units);
  if (!figure) return { ok: false, problem: { reason: "not-a-figure" } };
  const problem = limitProblem(figure.value, axisLimits);
  if (problem) return { ok: false, problem };
  return { ok: true, value: figure.value || 180, wasZero: figure.value === 0 };
}
