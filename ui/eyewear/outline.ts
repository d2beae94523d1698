import type { Point } from "./curve.ts";
import type { FrameShape } from "./frame.ts";

/** A closed curve with one superellipse per quadrant. Lengths are shares of half the box. */
interface Superellipse {
  /** The exponents [temporal top, nasal top, nasal bottom, temporal bottom]: 2 is round, 4 nearly square. */
  readonly exponents: readonly [number, number, number, number];
  /** The height of the widest line. */
  readonly waist?: number;
  /** How much narrower the bottom is. */
  readonly taper?: number;
  /** How far the bottom is shifted towards the temple. */
  readonly skew?: number;
  /** How far the upper temporal corner is raised. */
  readonly lift?: number;
  /** How far the lower nasal side is drawn in, to leave space for the nose. */
  readonly cut?: number;
}

/** A polygon with rounded corners; nasal is -1, temporal is 1. */
interface RoundedPolygon {
  readonly corners: readonly (readonly [number, number])[];
  /** The share of each side that is rounded. */
  readonly softness: number;
}

const forms = {
  round: { exponents: [2, 2, 2, 2] },
  oval: { exponents: [2.15, 2.1, 2.1, 2.2], waist: 0.04 },
  panto: { exponents: [2.75, 2.5, 2.05, 2.15], waist: 0.22, taper: 0.015 },
  rectangular: { exponents: [5.2, 4.2, 3.2, 3.8], waist: 0.08, taper: 0.025, cut: 0.03 },
  square: { exponents: [4.6, 3.8, 3, 3.5], waist: 0.1, taper: 0.03, cut: 0.03 },
  trapezoid: { exponents: [4.4, 3.6, 3, 3.3], waist: 0.24, taper: 0.085, cut: 0.02, lift: 0.11 },
  triangular: { exponents: [2.7, 3, 2, 2.1], waist: 0.34, taper: 0.035, skew: 0.1, cut: 0.15, lift: -0.02 },
  geometric: {
    corners: [
      [0.62, 1],
      [-0.52, 1],
      [-1, 0.12],
      [-0.56, -1],
      [0.56, -1],
      [1, 0.16],
    ],
    softness: 0.2,
  },
} as const satisfies Record<FrameShape, Superellipse | RoundedPolygon>;

const pointCount = 120;

/** Returns points around a lens, counter-clockwise from the temple, in a box of width × height (mm) around the origin. */
export function outline(
  shape: FrameShape,
  { lensWidth, lensHeight }: { readonly lensWidth: number; readonly lensHeight: number },
): Point[] {
  const form: Superellipse | RoundedPolygon = forms[shape];
  const drawn = "corners" in form ? roundedPolygon(form) : superellipse(form);
  return boxed(smoothed(evenlySpaced(drawn, pointCount), 4), lensWidth, lensHeight);
}

function superellipse({ exponents, waist = 0, taper = 0, skew = 0, lift = 0, cut = 0 }: Superellipse): Point[] {
  const [temporalTop, nasalTop, nasalBottom, temporalBottom] = exponents;
  return Array.from({ length: pointCount * 3 }, (_, index) => {
    const angle = (index / (pointCount * 3)) * 2 * Math.PI;
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    const top = across >= 0 ? temporalTop : nasalTop;
    const bottom = across >= 0 ? temporalBottom : nasalBottom;
    const power = 2 / (up >= 0 ? top : bottom);
    let x = Math.sign(across) * Math.abs(across) ** power;
    let y = Math.sign(up) * Math.abs(up) ** power;
    y = waist + y * (up >= 0 ? 1 - waist : 1 + waist);
    x *= 1 - taper * (1 - y);
    x -= skew * (y - waist);
    y += lift * (0.5 + 0.5 * x) ** 2 * Math.max(0, 0.5 + 0.5 * y) ** 2;
    if (x < 0 && y < waist) x += cut * x * x * Math.min(1, waist - y) ** 2;
    return { x, y };
  });
}

function roundedPolygon({ corners, softness }: RoundedPolygon): Point[] {
  const points = corners.map(([x, y]) => ({ x, y }));
  return points.flatMap((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const [begin, end] = [between(corner, before, softness), between(corner, after, softness)];
    return Array.from({ length: 25 }, (_, step) => {
      const t = step / 24;
      return between(between(begin, corner, t), between(corner, end, t), t);
    });
  });
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Returns the given number of equally spaced points along a closed line. */
export function evenlySpaced(points: readonly Point[], count: number): Point[] {
  const start = points[0] ?? { x: 0, y: 0 };
  const ring = [...points, start];
  let total = 0;
  const way = ring.map((point, index) => {
    const before = ring[index - 1] ?? point;
    return (total += Math.hypot(point.x - before.x, point.y - before.y));
  });
  let next = 1;
  return Array.from({ length: count }, (_, index) => {
    const goal = (total * index) / count;
    while ((way[next] ?? total) < goal) next += 1;
    const [from, to] = [way[next - 1] ?? 0, way[next] ?? total];
    return between(ring[next - 1] ?? start, ring[next] ?? start, (goal - from) / (to - from || 1));
  });
}

/** Smooths the line where two quadrants meet. */
function smoothed(points: readonly Point[], rounds: number): Point[] {
  if (rounds === 0) return [...points];
  const softer = points.map((point, index) => {
    const [before, after] = [points.at(index - 1) ?? point, points[(index + 1) % points.length] ?? point];
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
  return smoothed(softer, rounds - 1);
}

/** Scales and centres points to a box of width × height. */
function boxed(points: readonly Point[], width: number, height: number): Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  return points.map(({ x, y }) => ({
    x: ((x - left) / (right - left) - 0.5) * width,
    y: ((y - bottom) / (top - bottom) - 0.5) * height,
  }));
}
