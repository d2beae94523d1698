import { type Curve, distance, type Point, pointAt } from "../curve.ts";
import { evenlySpaced } from "../outline.ts";

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
