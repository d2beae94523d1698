import { type FigureProblem, limitProblem, type Limits } from "./limits.ts";
import { plainText, typedFigure } from "./typedFigure.ts";

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
