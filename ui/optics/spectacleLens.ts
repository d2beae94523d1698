import { leastBlank, type LensFrame } from "./centration.ts";

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
const leastWithoutRim = 1.6;

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

/** An estimate may be wrong by this, in mm; whoever shows one says so. */
export const thicknessTolerance = 0.5;

export interface CutLens {
  /** In dioptres, of the meridian looked at. */
  readonly power: number;
  readonly index: RefractiveIndex;
  /** From the optical centre to the edge, in mm. */
  readonly reach: number;
}

/** In mm. */
export interface LensThickness {
  readonly centre: number;
  readonly edge: number;
  readonly thickest: "centre" | "edge";
  /** How far the curved surface rises over its reach. */
  readonly rise: number;
  /** The same for a true sphere; null where a sphere so strong is not as wide as the lens. */
  readonly exactRise: number | null;
}

/** A sphere's rise over a reach, in mm; the other surface is flat. */
function sphereRise({ power, index, reach }: CutLens): number | null {
  if (power === 0) return 0;
  const radius = (1000 * (index - 1)) / Math.abs(power);
  return reach > radius ? null : radius - Math.sqrt(radius * radius - reach * reach);
}

/** How thick a lens is in its middle and at its edge (docs/specification/optics.md#optics-18). */
export function lensThickness(lens: CutLens): LensThickness {
  const { power, index, reach } = lens;
  const thin = thinnest[index];
  const rise = (Math.abs(power) * reach * reach) / (2000 * (index - 1));
  const measures = { rise, exactRise: sphereRise(lens) };
  return power > 0
    ? { centre: thin + rise, edge: thin, thickest: "centre", ...measures }
    : { centre: thin, edge: thin + rise, thickest: "edge", ...measures };
}

/** In g/cm³, of the usual material of each index; makers differ a little. */
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

/** About how much a cut lens weighs, in g: taken for an ellipse with parabolas for its sides, so an estimate. */
export function lensWeight(lens: WeighedLens): number {
  const { lensWidth, lensHeight, decentration, reach, index } = lens;
  const { centre, edge } = lensThickness(lens);
  const [across, down] = [lensWidth / 2, lensHeight / 2];
  // How far from the optical centre a place of the lens lies, squared and on average.
  const meanSquare = (across * across + down * down) / 4 + decentration * decentration;
  const thickness = centre + (edge - centre) * Math.min(1, meanSquare / (reach * reach));
  const cubicMillimetres = Math.PI * across * down * thickness;
  return (cubicMillimetres / 1000) * densities[index];
}

/** What lenses can be made of and in. */
export interface LensStock {
  readonly index: RefractiveIndex;
  /** In dioptres, in the strongest meridian. */
  readonly powers: { readonly from: number; readonly to: number };
  /** The diameter of the round lens that it is cut from, in mm. */
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
  /** In mm, twice the farther side's where the sides differ. */
  readonly pupillaryDistance: number;
}

/** Why lenses of a stock cannot be made; null where they can. */
export function lensRefusal(stock: LensStock, { powers, frame, pupillaryDistance }: LensOrder): LensRefusal | null {
  const { from, to } = stock.powers;
  const outside = powers.find((power) => power < from || power > to);
  if (outside !== undefined) return { reason: "power", power: outside, from, to };
  if (frame.rim !== "full" && stock.index < leastWithoutRim) return { reason: "rim", index: leastWithoutRim };
  const needed = leastBlank(frame, pupillaryDistance);
  return needed > stock.blank ? { reason: "blank", needed, largest: stock.blank } : null;
}
