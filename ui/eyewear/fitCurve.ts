import { type Curve, distance, dot, minus, plus, type Point, pointAt, type Segment, unit } from "./curve.ts";

/** The maximum distance of the curve from the points, as a share of half the lens. */
const tolerance = 0.003;

/**
 * Fits a curve of few cubic segments to many points, with the given directions at its start and end (Schneider, "An
 * Algorithm for Automatically Fitting Digitized Curves", 1990): least squares for the control points, and a split at the
 * worst point until all points are within tolerance.
 */
export function fitCurve(points: readonly Point[], startDirection: Point, endDirection: Point): Curve {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || points.length < 2) return [];
  let at = chordLengths(points);
  for (let round = 0; round < 6; round += 1) {
    const segment = leastSquares(points, at, startDirection, endDirection);
    const worst = worstPoint(points, at, segment);
    if (worst.error <= tolerance || points.length < 4) return [segment];
    if (worst.error > tolerance * 20) break;
    at = at.map((t, index) => refineParameter(segment, points[index] ?? from, t));
  }
  const half = worstPoint(points, at, leastSquares(points, at, startDirection, endDirection)).index;
  const split = Math.min(points.length - 2, Math.max(1, half));
  const middle = unit(minus(points[split + 1] ?? to, points[split - 1] ?? from));
  return [
    ...fitCurve(points.slice(0, split + 1), startDirection, middle),
    ...fitCurve(points.slice(split), middle, endDirection),
  ];
}

/** Returns for each point its share of the total length. */
function chordLengths(points: readonly Point[]): number[] {
  let total = 0;
  const lengths = points.map(
    (point, index) => (total += index === 0 ? 0 : distance(point, points[index - 1] ?? point)),
  );
  return lengths.map((length) => length / (total || 1));
}

function leastSquares(
  points: readonly Point[],
  at: readonly number[],
  startDirection: Point,
  endDirection: Point,
): Segment {
  const [from, to] = [points[0] ?? startDirection, points.at(-1) ?? endDirection];
  let [a11, a12, a22, b1, b2] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = at[index] ?? 0;
    const s = 1 - t;
    const [leaving, arriving] = [3 * s * s * t, 3 * s * t * t];
    const [nearFrom, nearTo] = [s * s * s + leaving, t * t * t + arriving];
    const rest = minus(point, { x: nearFrom * from.x + nearTo * to.x, y: nearFrom * from.y + nearTo * to.y });
    const cross = -dot(startDirection, endDirection);
    a11 += leaving * leaving;
    a12 += leaving * arriving * cross;
    a22 += arriving * arriving;
    b1 += leaving * dot(startDirection, rest);
    b2 -= arriving * dot(endDirection, rest);
  });
  const determinant = a11 * a22 - a12 * a12;
  const chord = distance(from, to);
  const validHandle = (handle: number) => (handle > chord * 0.05 && handle < chord * 2 ? handle : chord / 3);
  const [first, second] =
    Math.abs(determinant) < 1e-9
      ? [chord / 3, chord / 3]
      : [validHandle((b1 * a22 - b2 * a12) / determinant), validHandle((a11 * b2 - a12 * b1) / determinant)];
  return { from, leave: plus(from, startDirection, first), arrive: plus(to, endDirection, -second), to };
}

function worstPoint(points: readonly Point[], at: readonly number[], segment: Segment) {
  let worst = { error: 0, index: Math.floor(points.length / 2) };
  points.forEach((point, index) => {
    const error = distance(point, pointAt(segment, at[index] ?? 0));
    if (error > worst.error) worst = { error, index };
  });
  return worst;
}

/** Improves the parameter at which a segment is nearest to a point by one Newton step. */
function refineParameter(segment: Segment, point: Point, t: number): number {
  const { from, leave, arrive, to } = segment;
  const s = 1 - t;
  const gap = minus(pointAt(segment, t), point);
  const slope = (axis: "x" | "y") =>
    3 *
    (s * s * (leave[axis] - from[axis]) + 2 * s * t * (arrive[axis] - leave[axis]) + t * t * (to[axis] - arrive[axis]));
  const bend = (axis: "x" | "y") =>
    6 * (s * (arrive[axis] - 2 * leave[axis] + from[axis]) + t * (to[axis] - 2 * arrive[axis] + leave[axis]));
  const velocity = { x: slope("x"), y: slope("y") };
  const divisor = dot(velocity, velocity) + dot(gap, { x: bend("x"), y: bend("y") });
  return divisor === 0 ? t : Math.min(1, Math.max(0, t - dot(gap, velocity) / divisor));
}
