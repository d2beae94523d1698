import type { LensMatrix } from "@dioptra/ui/optics";

const steps = (from: number, to: number, step: number) => ({ from, to, step });
const fit = { baseCurve: [8.5], diameter: [14.5] };
const powers = [steps(-9, -6.5, 0.5), steps(-6, 0, 0.25)];

/** The usual powers: in steps of 0.25 up to 6 dioptres, of 0.5 beyond. */
export const spherical: LensMatrix = [
  {
    power: [steps(-12, -6.5, 0.5), steps(-6, -0.25, 0.25), steps(0.25, 6, 0.25)],
    baseCurve: [8.4, 8.8],
    diameter: [14],
  },
];

/** Toric lenses, with the strongest cylinder at some axes only. */
export const toric: LensMatrix = [
  { power: powers, cylinder: [-0.75, -1.25, -1.75], axis: [steps(10, 180, 10)], ...fit },
  { power: [steps(-6, 0, 0.25)], cylinder: [-2.25], axis: [10, 20, 80, 90, 100, 170, 180], ...fit },
];

/** Multifocal lenses: additions are made in bands, and differently for the dominant eye. */
export const multifocal: LensMatrix = [
  { power: [steps(-6, 4, 0.25)], addition: ["low", "medium", "high"], baseCurve: [8.4], diameter: [14.2] },
];

/** Coloured lenses without power. */
export const cosmetic: LensMatrix = [
  { power: [0], color: ["hazel", "green", "grey"], baseCurve: [8.6], diameter: [14] },
];
