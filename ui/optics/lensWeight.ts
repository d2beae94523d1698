import { type CutLens, lensThickness } from "./lensThickness.ts";
import type { RefractiveIndex } from "./refractiveIndex.ts";

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
