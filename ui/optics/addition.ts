import { type EyePowers, inMinusCylinder, powerLimits } from "./powers.ts";
import { type FigureProblem, limitProblem } from "./figures.ts";

/** What an eye needs to read with: the addition, in dioptres, goes on top of the sphere. */
export const nearPowers = (eye: EyePowers, addition: number): EyePowers => ({
  ...eye,
  sphere: eye.sphere + addition,
});

export type AdditionBetween =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: FigureProblem | { readonly reason: "cylinders-differ" } };

/** The addition, in dioptres, of a prescription that has a row for far and one for near instead. */
export function additionBetween(distance: EyePowers, near: EyePowers): AdditionBetween {
  const [far, close] = [inMinusCylinder(distance), inMinusCylinder(near)];
  if (far.cylinder !== close.cylinder || far.axis !== close.axis) {
    return { ok: false, problem: { reason: "cylinders-differ" } };
  }
  const value = close.sphere - far.sphere;
  const problem = limitProblem(value, powerLimits.addition);
  return problem ? { ok: false, problem } : { ok: true, value };
}

export const additionBands = ["low", "medium", "high"] as const;
export type AdditionBand = (typeof additionBands)[number];

/** The band of a multifocal contact lens that an addition in dioptres belongs to, where lenses are made by bands. */
export function additionBand(addition: number): AdditionBand {
  if (addition < 1.5) return "low";
  return addition <= 2 ? "medium" : "high";
}
