import type { EyePowers } from "./eyePowers.ts";
import { type FigureProblem, limitProblem } from "./limits.ts";
import { powerLimits } from "./readPower.ts";
import { inMinusCylinder } from "./transpose.ts";

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
