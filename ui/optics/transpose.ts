import type { EyePowers } from "./eyePowers.ts";

/** The same lens, written with the cylinder of the other sign. */
export function transpose({ sphere, cylinder, axis }: EyePowers): EyePowers {
  if (cylinder === 0 || axis === null) return { sphere, cylinder, axis };
  return { sphere: sphere + cylinder, cylinder: -cylinder, axis: axis <= 90 ? axis + 90 : axis - 90 };
}

/** The lens as it is made and compared: with a minus cylinder. */
export const inMinusCylinder = (eye: EyePowers): EyePowers => (eye.cylinder > 0 ? transpose(eye) : eye);

/** Whether two ways of writing mean the same lens. */
export function isSameLens(one: EyePowers, other: EyePowers): boolean {
  const [a, b] = [inMinusCylinder(one), inMinusCylinder(other)];
  return a.sphere === b.sphere && a.cylinder === b.cylinder && a.axis === b.axis;
}
