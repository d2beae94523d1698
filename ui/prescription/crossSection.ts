import { lensThickness, type RefractiveIndex } from "../optics/spectacleLens.ts";

export interface Lens {
  /** In dioptres. */
  readonly power: number;
  readonly index: RefractiveIndex;
  /** From the optical centre to the edge, in mm. */
  readonly reach: number;
}

/** A lens cut through, in mm. */
export interface CrossSection {
  readonly path: string;
  readonly width: number;
  /** The same for every index, so that all are drawn to one scale. */
  readonly height: number;
}

/** Around the drawing, in mm. */
const margin = 1;
/** Lenses are never flat in front: a usual curve, in dioptres of a material of 1.53. */
const frontCurve = 3;

/** How far the front of a lens bends back over its reach, in mm. */
const frontRise = (reach: number) => (frontCurve * reach * reach) / (2000 * 0.53);

const written = (...values: readonly number[]) => values.map((value) => value.toFixed(2)).join(" ");

/** How deep a lens lies in the drawing, in mm. */
function depth(lens: Lens): number {
  const { centre, edge } = lensThickness(lens);
  return Math.max(centre, frontRise(lens.reach) + edge);
}

/** The outline of a lens cut through its strongest meridian: both sides are parabolas, true in the middle and at the edge. */
export function crossSection(lens: Lens): CrossSection {
  const { reach } = lens;
  const { centre, edge } = lensThickness(lens);
  const rise = frontRise(reach);
  const [left, middle, right] = [margin, margin + reach, margin + 2 * reach];
  const front = margin + rise;
  const back = front + edge;
  // The control point of a parabola lies as far beyond its vertex as its ends lie before it.
  const through = (vertex: number, ends: number) => 2 * (margin + vertex) - ends;
  return {
    path: [
      `M${written(left, front)}`,
      `Q${written(middle, through(0, front), right, front)}`,
      `L${written(right, back)}`,
      `Q${written(middle, through(centre, back), left, back)}Z`,
    ].join(""),
    width: 2 * (reach + margin),
    height: depth({ ...lens, index: 1.5 }) + 2 * margin,
  };
}
