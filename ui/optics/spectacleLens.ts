import { leastBlank, type LensFrame } from "./centration.ts";

/** The refractive indices that lenses are made in: the higher the index, the thinner the lens. */
export const refractiveIndices = [1.5, 1.56, 1.6, 1.67, 1.74] as const;
export type RefractiveIndex = (typeof refractiveIndices)[number];

/**
 * Thickness of a lens at its thinnest point, in mm. Assumed, because makers differ
 * (docs/specification/optics.md#optics-18).
 */
export const thinnest: Readonly<Record<RefractiveIndex, number>> = {
  1.5: 2,
  1.56: 1.8,
  1.6: 1.5,
  1.67: 1.3,
  1.74: 1.2,
};

/** The index that is advised up to a power in dioptres. */
const advisedUpTo: readonly (readonly [index: RefractiveIndex, power: number])[] = [
  [1.5, 2],
  [1.6, 4],
  [1.67, 6],
];
/**
 * Rimless and half-rim lenses carry the screws or the thread of their frame and need a material that does not split.
 */
const leastWithoutRim = 1.6;

export interface IndexAdvice {
  readonly index: RefractiveIndex;
  /** What decided the index. */
  readonly because: "power" | "rim";
}

/** Returns the index for a power, in dioptres of the strongest meridian, and the rim of a frame. */
export function adviseIndex(power: number, rim: "full" | "half" | "rimless"): IndexAdvice {
  const [index] = advisedUpTo.find(([, most]) => Math.abs(power) <= most) ?? [1.74 as const];
  if (rim !== "full" && index < leastWithoutRim) return { index: leastWithoutRim, because: "rim" };
  return { index, because: "power" };
}

/** The error of an estimated thickness, in mm. Pages that show an estimate say so. */
export const thicknessTolerance = 0.5;

export interface CutLens {
  /** In dioptres, of the meridian in question. */
  readonly power: number;
  readonly index: RefractiveIndex;
  /** From the optical centre to the edge, in mm. */
  readonly reach: number;
}

/** The estimated thickness of a lens, in mm. */
export interface LensThickness {
  readonly centre: number;
  readonly edge: number;
  readonly thickest: "centre" | "edge";
  /** How far the curved surface rises over its reach. */
  readonly rise: number;
  /** The rise of an exact sphere; null if such a sphere is narrower than the lens. */
  readonly exactRise: number | null;
}

/** Returns the rise of a sphere over the reach, in mm, with a flat other surface; null if the sphere is too narrow. */
function sphereRise({ power, index, reach }: CutLens): number | null {
  if (power === 0) return 0;
  const radius = (1000 * (index - 1)) / Math.abs(power);
  return reach > radius ? null : radius - Math.sqrt(radius * radius - reach * reach);
}

/** Estimates how thick a lens is at its centre and at its edge (docs/specification/optics.md#optics-18). */
export function lensThickness(lens: CutLens): LensThickness {
  const { power, index, reach } = lens;
  const thin = thinnest[index];
  const rise = (Math.abs(power) * reach * reach) / (2000 * (index - 1));
  const measures = { rise, exactRise: sphereRise(lens) };
  return power > 0
    ? { centre: thin + rise, edge: thin, thickest: "centre", ...measures }
    : { centre: thin, edge: thin + rise, thickest: "edge", ...measures };
}

/** Density of the usual material of each index, in g/cm³; makers differ a little. */
const densities: Readonly<Record<RefractiveIndex, number>> = {
  1.5: 1.32,
  1.56: 1.28,
  1.6: 1.3,
  1.67: 1.36,
  1.74: 1.47,
};

interface WeighedLens extends CutLens {
  /** Of the frame, in mm. */
  readonly lensWidth: number;
  readonly lensHeight: number;
  /** From the middle of the frame's lens to the optical centre, in mm. */
  readonly decentration: number;
}

/** Estimates the weight of a cut lens, in g, as an ellipse with parabolic surfaces. */
export function lensWeight(lens: WeighedLens): number {
  const { lensWidth, lensHeight, decentration, reach, index } = lens;
  const { centre, edge } = lensThickness(lens);
  const [across, down] = [lensWidth / 2, lensHeight / 2];
  // The mean squared distance of the lens's points from the optical centre.
  const meanSquare = (across * across + down * down) / 4 + decentration * decentration;
  const thickness = centre + (edge - centre) * Math.min(1, meanSquare / (reach * reach));
  const cubicMillimetres = Math.PI * across * down * thickness;
  return (cubicMillimetres / 1000) * densities[index];
}

/** The lenses of one material that can be made. */
export interface LensStock {
  readonly index: RefractiveIndex;
  /** In dioptres, in the strongest meridian. */
  readonly powers: { readonly from: number; readonly to: number };
  /** The diameter of the round blank that lenses are cut from, in mm. */
  readonly blank: number;
}

/** Why lenses cannot be made for an order. Powers in dioptres, lengths in mm. */
export type LensRefusal =
  | { readonly reason: "power"; readonly power: number; readonly from: number; readonly to: number }
  | { readonly reason: "rim"; readonly index: RefractiveIndex }
  | { readonly reason: "blank"; readonly needed: number; readonly largest: number };

interface LensOrder {
  /** Of each eye, in its strongest meridian. */
  readonly powers: readonly number[];
  readonly frame: LensFrame;
  /** In mm. If the sides differ, twice the greater one. */
  readonly pupillaryDistance: number;
}

/** Returns why lenses cannot be made from a stock, or null if they can. */
export function lensRefusal(stock: LensStock, { powers, frame, pupillaryDistance }: LensOrder): LensRefusal | null {
  const { from, to } = stock.powers;
  const outside = powers.find((power) => power < from || power > to);
  if (outside !== undefined) return { reason: "power", power: outside, from, to };
  if (frame.rim !== "full" && stock.index < leastWithoutRim) return { reason: "rim", index: leastWithoutRim };
  const needed = leastBlank(frame, pupillaryDistance);
  return needed > stock.blank ? { reason: "blank", needed, largest: stock.blank } : null;
}
