import { lensThickness, type RefractiveIndex } from "../optics/spectacleLens.ts";

/** A lens along its stronger meridian. */
export interface Lens {
  /** In dioptres. */
  readonly power: number;
  readonly index: RefractiveIndex;
  /** From the optical centre to the edge, in mm. */
  readonly reach: number;
}

/** The cross-section of a lens, in mm. */
export interface CrossSection {
  /** The outline as SVG path data. */
  readonly path: string;
  readonly width: number;
  /** The same for every index, so that all are drawn to the same scale. */
  readonly height: number;
}

/** The margin of the drawing, in mm. */
const margin = 1;
/** The front (base) curve in dioptres, by the convention of an index of 1.53: lenses are never flat in front. */
const frontCurve = 3;

/** Returns the sagitta of the front surface over the reach, in mm. */
const frontRise = (reach: number) => (frontCurve * reach * reach) / (2000 * 0.53);

const formatPoints = (...values: readonly number[]) => values.map((value) => value.toFixed(2)).join(" ");

/** Returns the depth of a lens in the drawing, in mm. */
function depth(lens: Lens): number {
  const { centre, edge } = lensThickness(lens);
  return Math.max(centre, frontRise(lens.reach) + edge);
}

/** Returns the cross-section of a lens. Both surfaces are parabolas that are exact in the centre and at the edge. */
export function crossSection(lens: Lens): CrossSection {
  const { reach } = lens;
  const { centre, edge } = lensThickness(lens);
  const rise = frontRise(reach);
  const [left, middle, right] = [margin, margin + reach, margin + 2 * reach];
  const front = margin + rise;
  const back = front + edge;
  // The control point of a parabola lies as far beyond its vertex as its ends lie before it.
  const controlPoint = (vertex: number, ends: number) => 2 * (margin + vertex) - ends;
  return {
    path: [
      `M${formatPoints(left, front)}`,
      `Q${formatPoints(middle, controlPoint(0, front), right, front)}`,
      `L${formatPoints(right, back)}`,
      `Q${formatPoints(middle, controlPoint(centre, back), left, back)}Z`,
    ].join(""),
    width: 2 * (reach + margin),
    height: depth({ ...lens, index: 1.5 }) + 2 * margin,
  };
}
