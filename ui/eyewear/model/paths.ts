import { type Curve, distance, type Point, pointAt } from "../curve.ts";
import { evenlySpaced } from "../outline.ts";
import { CatmullRomCurve3, Vector3 } from "three";

/** Returns points along a curve, about `step` mm apart, including both ends. */
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

/** Returns the given number of equally spaced points around a closed curve. */
export const ringPoints = (curve: Curve, count: number): Point[] =>
  evenlySpaced(polyline(curve, 0.25).slice(0, -1), count);

/** The cross-section of metal rims: half the width and half the depth, in mm. */
export const wire = { beside: 0.68, upwards: 1.05, squareness: 3.4 };
/** How far the rim reaches over the edge of the lens, in mm. */
const grip = 0.2;

/** Returns the direction towards the viewer. */
export const towardsViewer = () => new Vector3(0, 0, 1);

/** Returns the centre line of a metal rim around the points of a lens, open or closed. */
export function rimCentreLine(line: readonly Point[], closed: boolean): Vector3[] {
  const last = line.length - 1;
  return line.map((at, index) => {
    const before = line[closed ? (index + last) % line.length : Math.max(0, index - 1)] ?? at;
    const after = line[closed ? (index + 1) % line.length : Math.min(last, index + 1)] ?? at;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const out = wire.beside - grip;
    return new Vector3(at.x + ((after.y - before.y) / length) * out, at.y - ((after.x - before.x) / length) * out, 0);
  });
}

/** Returns the given number of points of a smooth path through a few points. */
export const smoothPath = (places: readonly Vector3[], count: number): Vector3[] =>
  new CatmullRomCurve3([...places], false, "centripetal").getSpacedPoints(count);
