import { type FigureProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

/** In degrees. An axis has no direction: after half a turn it is the same again. */
const half = 180;

/** Returns how far two axes lie apart, in degrees: at most 90. */
export function axisDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % half;
  return Math.min(apart, half - apart);
}

/**
 * Returns the nearest of the axes that are made: of two equally near ones the greater, with 180 counted as 0. Null if
 * none is made.
 */
export function nearestAxis(axes: readonly number[], axis: number): number | null {
  const onTheWay = (made: number) => (made - axis + half) % half;
  const [nearest = null] = axes.toSorted(
    (a, b) => axisDistance(a, axis) - axisDistance(b, axis) || onTheWay(a) - onTheWay(b),
  );
  return nearest;
}

/** What can be typed, in degrees; 0 is read as 180. */
export const axisLimits = { from: 0, to: 180, step: 1 } as const satisfies Limits;

export type AxisReading =
  | {
      readonly ok: true;
      /** From 1 to 180; null for an empty field. */
      readonly value: number | null;
      /** 0 was typed, which is the same axis as 180 (docs/decisions/product.md#decision-2). */
      readonly wasZero: boolean;
    }
  | { readonly ok: false; readonly problem: FigureProblem };

const units = ["°", "º", "˚", "deg", "st", "st.", "grad"];

/** Reads the axis of a cylinder, such as 90, 90° or x90. */
export function readAxis(typed: string): AxisReading {
  const plain = plainText(typed).replace(/^(?:[x×*@]|ax|oś) ?/, "");
  if (plain === "") return { ok: true, value: null, wasZero: false };
  const figure = typedFigure(plain, units);
  if (!figure) return { ok: false, problem: { reason: "not-a-figure" } };
  const problem = limitProblem(figure.value, axisLimits);
  if (problem) return { ok: false, problem };
  return { ok: true, value: figure.value || 180, wasZero: figure.value === 0 };
}
