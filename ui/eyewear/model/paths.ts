import { type Curve, distance, type Point, pointAt } from "../curve.ts";
import { evenlySpaced } from "../outline.ts";
import { CatmullRomCurve3, Vector3 } from "three";

/** Points along a curve, about `step` mm apart, its two ends among them. */
export function polyline(curve: Curve, step: number): Point[] {
  const first = curve[0];
  if (!first) return [];
  return [
    first.from,
    ...curve.flatMap((segment) => {
      const count = Math.max(1, Math.ceil(distance(segment.from, segment.to) / step));
      return Array.from({ length: count }, (_, index) => pointAt(segment, (index + 1) / count));
    }),
  ];
}

/** So many points at equal distances around a closed curve. */
export const ring = (curve: Curve, count: number): Point[] => evenlySpaced(polyline(curve, 0.25).slice(0, -1), count);

/** The wire of rims in mm: half of it beside the lens, and half of its depth. */
export const wire = { beside: 0.68, upwards: 1.05, squareness: 3.4 };
/** How far the rim grips over the edge of the lens. */
const grip = 0.2;

export const towardsViewer = () => new Vector3(0, 0, 1);

/** The middle line of a wire around points of a lens, open or closed. */
export function besideLens(line: readonly Point[], closed: boolean): Vector3[] {
  const last = line.length - 1;
  return line.map((at, index) => {
    const before = line[closed ? (index + last) % line.length : Math.max(0, index - 1)] ?? at;
    const after = line[closed ? (index + 1) % line.length : Math.min(last, index + 1)] ?? at;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const out = wire.beside - grip;
    return new Vector3(at.x + ((after.y - before.y) / length) * out, at.y - ((after.x - before.x) / length) * out, 0);
  });
}

/** A soft line through a few places, as so many points. */
export const through = (places: readonly Vector3[], count: number): Vector3[] =>
  new CatmullRomCurve3([...places], false, "centripetal").getSpacedPoints(count);
