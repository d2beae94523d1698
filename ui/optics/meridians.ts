import type { EyePowers } from "./eyePowers.ts";

type Powers = Pick<EyePowers, "sphere" | "cylinder">;

/** The power in dioptres that comes nearest to that of a lens with a cylinder. */
export const sphericalEquivalent = ({ sphere, cylinder }: Powers): number => sphere + cylinder / 2;

/** The power in dioptres of the meridian in which a lens is strongest, and therefore thickest. */
export function strongestPower({ sphere, cylinder }: Powers): number {
  const across = sphere + cylinder;
  return Math.abs(across) > Math.abs(sphere) ? across : sphere;
}

/** The power in dioptres along a meridian, in degrees: 0 is level. */
export function powerAlong({ sphere, cylinder, axis }: EyePowers, meridian: number): number {
  const sine = Math.sin(((meridian - (axis ?? 0)) * Math.PI) / 180);
  return sphere + cylinder * sine * sine;
}
