import { minimumBlankSize, type LensFrame } from "./centration.ts";

/** The refractive indices that lenses are made in: the higher the index, the thinner the lens. */
export const refractiveIndices = [1.5, 1.56, 1.6, 1.67, 1.74] as const;
export type RefractiveIndex = (typeof refractiveIndices)[number];

/**
 * The thickness of a lens at its thinnest point, in mm, by refractive index: an assumption, because makers differ
 * (docs/specification/optics.md#optics-18).
 */
export const minimumThickness: Readonly<Record<RefractiveIndex, number>> = {
  1.5: 2,
  1.56: 1.8,
  1.6: 1.5,
  1.67: 1.3,
  1.74: 1.2,
};

/** Up to which power, in dioptres, an index is advised (docs/specification/optics.md#optics-20). */
const advisedUpTo: readonly (readonly [index: RefractiveIndex, power: number])[] = [
  [1.5, 2],
  [1.6, 4],
  [1.67, 6],
];
/**
 * The minimum index of lenses in rimless and half-rim frames. They are drilled or grooved, so they need a material that
 * does not split.
 */
const minimumIndexWithoutRim = 1.6;

/** An advised refractive index. */
export interface IndexAdvice {
  readonly index: RefractiveIndex;
  /** Whether the power or the rim determined the index. */
  readonly because: "power" | "rim";
}

/**
 * Returns the refractive index advised for a power, in dioptres of the stronger meridian, and the rim of a frame
 * (docs/specification/optics.md#optics-20).
 */
export function adviseIndex(power: number, rim: "full" | "half" | "rimless"): IndexAdvice {
  const [index] = advisedUpTo.find(([, maximum]) => Math.abs(power) <= maximum) ?? [1.74 as const];
  if (rim !== "full" && index < minimumIndexWithoutRim) return { index: minimumIndexWithoutRim, because: "rim" };
  return { index, because: "power" };
}

/** The tolerance of an estimated thickness, in mm. Pages show it with the estimate. */
export const thicknessTolerance = 0.5;

/** A lens cut to the shape of a frame, along one meridian. */
export interface CutLens {
  /** In dioptres, along this meridian. */
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
  /** The rise (sagitta) of the curved surface from centre to edge, by the parabolic approximation. */
  readonly rise: number;
  /** The rise of a spherical surface; null if a sphere of this power is narrower than the lens. */
  readonly exactRise: number | null;
}

/**
 * Returns the rise of a spherical surface, in mm, if the other surface is flat: r − √(r² − y²) with
 * r = 1000 × (n − 1) ÷ |F|. Null if the sphere is narrower than the lens.
 */
function sphereRise({ power, index, reach }: CutLens): number | null {
  if (power === 0) return 0;
  const radius = (1000 * (index - 1)) / Math.abs(power);
  return reach > radius ? null : radius - Math.sqrt(radius * radius - reach * reach);
}

/**
 * Estimates the centre and edge thickness of a lens, in mm: rise = |F| × y² ÷ (2000 × (n − 1)) for a power F, a reach y
 * and an index n. A minus lens is thicker at the edge by the rise, a plus lens in the centre (Meister, Sola Optical 1997;
 * docs/specification/optics.md#optics-18).
 */
export function lensThickness(lens: CutLens): LensThickness {
  const { power, index, reach } = lens;
  const thin = minimumThickness[index];
  const rise = (Math.abs(power) * reach * reach) / (2000 * (index - 1));
  const measures = { rise, exactRise: sphereRise(lens) };
  return power > 0
    ? { centre: thin + rise, edge: thin, thickest: "centre", ...measures }
    : { centre: thin, edge: thin + rise, thickest: "edge", ...measures };
}

/** The density of the usual material of each index, in g/cm³. Makers differ slightly. */
const densities: Readonly<Record<RefractiveIndex, number>> = {
  1.5: 1.32,
  1.56: 1.28,
  1.6: 1.3,
  1.67: 1.36,
  1.74: 1.47,
};

/** The input of `lensWeight`. Lengths in mm. */
interface WeighedLens extends CutLens {
  /** The width and height of the box around the lens. */
  readonly lensWidth: number;
  readonly lensHeight: number;
  /** From the box centre to the optical centre. */
  readonly decentration: number;
}

/**
 * Estimates the weight of a cut lens, in g: π × a × b × mean thickness × density, for an elliptical outline with
 * semi-axes a and b and a parabolic surface (docs/specification/optics.md#optics-21).
 */
export function lensWeight(lens: WeighedLens): number {
  const { lensWidth, lensHeight, decentration, reach, index } = lens;
  const { centre, edge } = lensThickness(lens);
  const [halfWidth, halfHeight] = [lensWidth / 2, lensHeight / 2];
  // The mean squared distance of the points of the lens from its optical centre.
  const meanSquare = (halfWidth * halfWidth + halfHeight * halfHeight) / 4 + decentration * decentration;
  const thickness = centre + (edge - centre) * Math.min(1, meanSquare / (reach * reach));
  const cubicMillimetres = Math.PI * halfWidth * halfHeight * thickness;
  return (cubicMillimetres / 1000) * densities[index];
}

/** The range of lenses that a maker supplies in one material. */
export interface LensStock {
  readonly index: RefractiveIndex;
  /** In dioptres of the stronger meridian. */
  readonly powers: { readonly from: number; readonly to: number };
  /** The diameter of the largest round blank, in mm. */
  readonly blank: number;
}

/**
 * Why lenses cannot be made. `rim`: the frame has no full rim and needs a higher index. `blank`: the frame is too large
 * for the blanks. Powers in dioptres, lengths in mm.
 */
export type LensRefusal =
  | { readonly reason: "power"; readonly power: number; readonly from: number; readonly to: number }
  | { readonly reason: "rim"; readonly index: RefractiveIndex }
  | { readonly reason: "blank"; readonly needed: number; readonly largest: number };

interface LensDemand {
  /** In dioptres of the stronger meridian, for each eye. */
  readonly powers: readonly number[];
  readonly frame: LensFrame;
  /** In mm. If the sides differ, twice the monocular distance with the greater decentration. */
  readonly pupillaryDistance: number;
}

/** Returns why lenses cannot be made from a stock, or null if they can. */
export function lensRefusal(stock: LensStock, { powers, frame, pupillaryDistance }: LensDemand): LensRefusal | null {
  const { from, to } = stock.powers;
  const outside = powers.find((power) => power < from || power > to);
  if (outside !== undefined) return { reason: "power", power: outside, from, to };
  if (frame.rim !== "full" && stock.index < minimumIndexWithoutRim)
    return { reason: "rim", index: minimumIndexWithoutRim };
  const needed = minimumBlankSize(frame, pupillaryDistance);
  return needed > stock.blank ? { reason: "blank", needed, largest: stock.blank } : null;
}
