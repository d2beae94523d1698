/** What lenses are made of, by how strongly it bends light: the higher, the thinner. */
export const refractiveIndices = [1.5, 1.56, 1.6, 1.67, 1.74] as const;
export type RefractiveIndex = (typeof refractiveIndices)[number];

/**
 * How thin a lens is made where it is thinnest, in mm: assumed, makers differ (docs/specification/optics.md#optics-18).
 */
export const thinnest: Readonly<Record<RefractiveIndex, number>> = {
  1.5: 2,
  1.56: 1.8,
  1.6: 1.5,
  1.67: 1.3,
  1.74: 1.2,
};

/** Up to which power in dioptres each is advised. */
const advisedUpTo: readonly (readonly [index: RefractiveIndex, power: number])[] = [
  [1.5, 2],
  [1.6, 4],
  [1.67, 6],
];
/** Lenses that carry the screws or the thread of their frame need a material that does not split. */
export const leastWithoutRim = 1.6;

export interface IndexAdvice {
  readonly index: RefractiveIndex;
  /** What decided it. */
  readonly because: "power" | "rim";
}

/** The index that suits a power in dioptres, in the strongest meridian, and the rim of a frame. */
export function adviseIndex(power: number, rim: "full" | "half" | "rimless"): IndexAdvice {
  const [index] = advisedUpTo.find(([, most]) => Math.abs(power) <= most) ?? [1.74 as const];
  if (rim !== "full" && index < leastWithoutRim) return { index: leastWithoutRim, because: "rim" };
  return { index, because: "power" };
}
