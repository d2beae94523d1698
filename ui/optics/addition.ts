import { type EyePowers, inMinusCylinder, powerLimits } from "./powers.ts";
import { type FigureProblem, limitProblem } from "./figures.ts";

/** Returns the powers for reading: the addition, in dioptres, is added to the sphere. */
export const nearPowers = (eye: EyePowers, addition: number): EyePowers => ({
  ...eye,
  sphere: eye.sphere + addition,
});

export type AdditionBetween =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: FigureProblem | { readonly reason: "cylinders-differ" } };

/** Returns the addition, in dioptres, of a prescription that has one row for distance and one for near instead. */
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

/** Returns the band of an addition in dioptres, for multifocal contact lenses that are made in bands. */
export function additionBand(addition: number): AdditionBand {
  if (addition < 1.5) return "low";
  return addition <= 2 ? "medium" : "high";
}
