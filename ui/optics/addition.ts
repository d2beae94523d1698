import { type EyePowers, inMinusCylinder, powerLimits } from "./powers.ts";
import { type FigureProblem, limitProblem } from "./figures.ts";

/**
 * Returns the powers for reading: near sphere = distance sphere + addition, in dioptres. Cylinder and axis stay the same
 * (docs/specification/optics.md#optics-8).
 */
export const nearPowers = (eye: EyePowers, addition: number): EyePowers => ({
  ...eye,
  sphere: eye.sphere + addition,
});

/** The result of `deriveAddition`. */
export type DerivedAddition =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: FigureProblem | { readonly reason: "cylinders-differ" } };

/**
 * Returns the addition, in dioptres, of a prescription that states it as two rows, one for distance and one for near:
 * near sphere − distance sphere. Both rows must have the same cylinder and axis.
 */
export function deriveAddition(distance: EyePowers, near: EyePowers): DerivedAddition {
  const [far, close] = [inMinusCylinder(distance), inMinusCylinder(near)];
  if (far.cylinder !== close.cylinder || far.axis !== close.axis) {
    return { ok: false, problem: { reason: "cylinders-differ" } };
  }
  const value = close.sphere - far.sphere;
  const problem = limitProblem(value, powerLimits.addition);
  return problem ? { ok: false, problem } : { ok: true, value };
}

/** The bands that makers of multifocal contact lenses group additions into. */
export const additionBands = ["low", "medium", "high"] as const;
export type AdditionBand = (typeof additionBands)[number];

/** The additions in dioptres, both ends included, that a family of lenses makes as one band. */
export type BandLimits = Readonly<Partial<Record<AdditionBand, { readonly from: number; readonly to: number }>>>;

/**
 * Returns the band that a family of lenses makes an addition in, or null if it makes none. Each maker draws the limits
 * elsewhere: where a family states none, the word printed on the box is asked for
 * (docs/specification/optics.md#optics-37).
 */
export const additionBand = (addition: number, limits: BandLimits): AdditionBand | null =>
  additionBands.find((band) => addition >= (limits[band]?.from ?? Infinity) && addition <= (limits[band]?.to ?? 0)) ??
  null;
