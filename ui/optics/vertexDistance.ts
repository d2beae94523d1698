import { type EyePowers, inMinusCylinder } from "./powers.ts";

/** From the spectacle lens to the eye, in mm. */
const usualDistance = 12;
/** Below this power, in dioptres, the difference is less than a step. */
const leastThatMatters = 4;

/** What a spectacle lens does at the eye, in dioptres. */
export const atEye = (power: number, distance = usualDistance): number => power / (1 - (distance / 1000) * power);

/** The spectacle lens that does as much as a lens on the eye, in dioptres. */
export const atSpectacles = (power: number, distance = usualDistance): number =>
  power / (1 + (distance / 1000) * power);

/** To a step of 0.25; between two the more plus one. */
const toQuarter = (power: number) => Math.round(power * 4) / 4 || 0;

export interface CompensatedSphere {
  readonly exact: number;
  /** In steps of 0.25. */
  readonly power: number;
  readonly isCompensated: boolean;
}

/**
 * What a contact lens needs where a spectacle lens has this power, in dioptres. It is shown to explain, never ordered:
 * contact lenses need a prescription of their own (docs/specification/optics.md#optics-9).
 */
export function compensateSphere(power: number, distance = usualDistance): CompensatedSphere {
  const exact = atEye(power, distance);
  const isCompensated = Math.abs(power) >= leastThatMatters;
  return { exact, power: isCompensated ? toQuarter(exact) : power, isCompensated };
}

export interface CompensatedPowers {
  /** With a minus cylinder, as all toric contact lenses have. */
  readonly exact: EyePowers;
  /** In steps of 0.25. */
  readonly powers: EyePowers;
  readonly isCompensated: boolean;
}

/** The same for a lens with a cylinder: each of its two meridians changes by itself. */
export function compensateEye(eye: EyePowers, distance = usualDistance): CompensatedPowers {
  const { sphere, cylinder, axis } = inMinusCylinder(eye);
  const atSphere = atEye(sphere, distance);
  const exact = { sphere: atSphere, cylinder: atEye(sphere + cylinder, distance) - atSphere, axis };
  const isCompensated = Math.max(Math.abs(sphere), Math.abs(sphere + cylinder)) >= leastThatMatters;
  if (!isCompensated) return { exact, powers: { sphere, cylinder, axis }, isCompensated };
  const rounded = toQuarter(exact.cylinder);
  const powers = { sphere: toQuarter(atSphere), cylinder: rounded, axis: rounded === 0 ? null : axis };
  return { exact, powers, isCompensated };
}
