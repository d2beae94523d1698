import type { LensMatrix } from "@dioptra/ui/optics";

export const steps = (from: number, to: number, step: number) => ({ from, to, step });

/** The only base curve and diameter of the test lenses. */
export const fit = { baseCurve: [8.5], diameter: [14.2] };

/** The powers that makers of spherical lenses usually supply (docs/specification/optics.md#optics-35). */
export const spherical: LensMatrix = [
  { power: [steps(-12, -6.5, 0.5), steps(-6, 6, 0.25), steps(6.5, 8, 0.5)], ...fit },
];

/** A typical range of toric lenses: the strongest cylinder is made at some axes only (docs/specification/optics.md#optics-35). */
export const toric: LensMatrix = [
  {
    power: [steps(-6, 0, 0.25)],
    cylinder: [-0.75, -1.25, -1.75],
    axis: [steps(10, 180, 10)],
    ...fit,
  },
  { power: [steps(-6, 0, 0.25)], cylinder: [-2.25], axis: [10, 20, 90, 160, 170, 180], ...fit },
  { power: [steps(-9, -6.5, 0.5)], cylinder: [-0.75, -1.25, -1.75], axis: [steps(10, 180, 10)], ...fit },
];
