import { type EyePowers, inMinusCylinder } from "./powers.ts";

/** The usual vertex distance, from the back of the spectacle lens to the cornea, in mm. */
const usualDistance = 12;
/** The power in dioptres below which compensation changes nothing: the difference is less than a step of 0.25. */
const compensationThreshold = 4;

/**
 * Returns the power at the cornea that corresponds to a spectacle lens, in dioptres: F ÷ (1 − d × F) with the vertex
 * distance d in m (docs/specification/optics.md#optics-9). Takes the distance in mm.
 */
export const powerAtCornealPlane = (power: number, distance = usualDistance): number =>
  power / (1 - (distance / 1000) * power);

/**
 * Returns the power of the spectacle lens that corresponds to a lens on the eye, in dioptres: F ÷ (1 + d × F), the
 * reverse of `powerAtCornealPlane` (docs/specification/optics.md#optics-9). Takes the distance in mm.
 */
export const powerAtSpectaclePlane = (power: number, distance = usualDistance): number =>
  power / (1 + (distance / 1000) * power);

/** Rounds a power to steps of 0.25 dioptres; ties go to the more plus value. */
const roundToQuarter = (power: number) => Math.round(power * 4) / 4 || 0;

/** A spherical power compensated for the vertex distance, in dioptres. */
export interface CompensatedSphere {
  /** Before rounding. */
  readonly exact: number;
  /** In steps of 0.25; unchanged if `isCompensated` is false. */
  readonly power: number;
  /** False below 4.00 dioptres. */
  readonly isCompensated: boolean;
}

/**
 * Returns the contact lens power that corresponds to a spherical spectacle lens, in dioptres. It is shown as an
 * explanation and never ordered: contact lenses need a prescription of their own
 * (docs/specification/optics.md#optics-9). Takes the vertex distance in mm.
 */
export function compensateSphere(power: number, distance = usualDistance): CompensatedSphere {
  const exact = powerAtCornealPlane(power, distance);
  const isCompensated = Math.abs(power) >= compensationThreshold;
  return { exact, power: isCompensated ? roundToQuarter(exact) : power, isCompensated };
}

/** Powers compensated for the vertex distance, in dioptres and in minus-cylinder form, as toric contact lenses are made. */
export interface CompensatedPowers {
  /** Before rounding. */
  readonly exact: EyePowers;
  /** In steps of 0.25; unchanged if `isCompensated` is false. */
  readonly powers: EyePowers;
  /** False if both principal meridians are below 4.00 dioptres. */
  readonly isCompensated: boolean;
}

/**
 * Returns the contact lens powers that correspond to a spectacle lens with a cylinder. Each principal meridian, S and
 * S + C, is compensated separately (docs/specification/optics.md#optics-9). Takes the vertex distance in mm.
 */
export function compensateEye(eye: EyePowers, distance = usualDistance): CompensatedPowers {
  const { sphere, cylinder, axis } = inMinusCylinder(eye);
  const atSphere = powerAtCornealPlane(sphere, distance);
  const exact = { sphere: atSphere, cylinder: powerAtCornealPlane(sphere + cylinder, distance) - atSphere, axis };
  const isCompensated = Math.max(Math.abs(sphere), Math.abs(sphere + cylinder)) >= compensationThreshold;
  if (!isCompensated) return { exact, powers: { sphere, cylinder, axis }, isCompensated };
  const roundedCylinder = roundToQuarter(exact.cylinder);
  const powers = {
    sphere: roundToQuarter(atSphere),
    cylinder: roundedCylinder,
    axis: roundedCylinder === 0 ? null : axis,
  };
  return { exact, powers, isCompensated };
}
