import { type FigureProblem, limitProblem, type Limits, plainText, typedFigure } from "./figures.ts";

const half = 180;

/** How far two axes lie apart, in degrees: half a turn is no turn. */
export function axisDistance(a: number, b: number): number {
  const apart = Math.abs(a - b) % half;
  return Math.min(apart, half - apart);
}

/** The axis that lies nearest, of those that are made; between two the greater one, and 180 is 0. Null for none. */
export function nearestAxis(axes: readonly number[], axis: number): number | null {
  const onTheWay = (made: number) => (made - axis + half) % half;
  const [nearest = null] = axes.toSorted(
    (a, b) => axisDistance(a, axis) - axisDistance(b, axis) || onTheWay(a) - onTheWay(b),
  );
  return nearest;
}

/** In degrees. */
export const axisLimits = { from: 0, to: 180, step: 1 } as const satisfies Limits;

export type AxisReading =
  | {
      readonly ok: true;
      /** From 1 to 180; null for nothing. */
      readonly value: number | null;
      /** 0 was typed, which is the meridian of 180 (docs/decisions/product.md#decision-2). */
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
