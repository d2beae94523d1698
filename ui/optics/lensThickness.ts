import { type RefractiveIndex, thinnest } from "./refractiveIndex.ts";

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
