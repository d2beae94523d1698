/** A point in mm: x to the viewer's right, y upwards, as on an optician's drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier segment. `leave` and `arrive` are its control points. */
export interface Segment {
  readonly from: Point;
  readonly leave: Point;
  readonly arrive: Point;
  readonly to: Point;
}
/** Consecutive segments, each starting where the one before ends. */
export type Curve = readonly Segment[];

/** Returns a + b × factor. */
export const plus = (a: Point, b: Point, factor = 1): Point => ({ x: a.x + b.x * factor, y: a.y + b.y * factor });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the unit vector of a direction. */
export function unit(vector: Point): Point {
  const length = Math.hypot(vector.x, vector.y) || 1;
  return { x: vector.x / length, y: vector.y / length };
}

/**
 * Returns a segment between two points with the given directions at its start and end. `pull` is the length of the
 * control handles as a share of the distance; 0.39 makes a quarter circle.
 */
export function join(from: Point, startDirection: Point, to: Point, endDirection: Point, pull = 0.39): Segment {
  const handle = distance(from, to) * pull;
  return { from, leave: plus(from, startDirection, handle), arrive: plus(to, endDirection, -handle), to };
}

/** Splits a segment at its parameter t, from 0 to 1 (de Casteljau). */
export function splitSegment({ from, leave, arrive, to }: Segment, t: number): readonly [Segment, Segment] {
  const mix = (a: Point, b: Point) => plus(a, minus(b, a), t);
  const [a, b, c] = [mix(from, leave), mix(leave, arrive), mix(arrive, to)];
  const [d, e] = [mix(a, b), mix(b, c)];
  const middle = mix(d, e);
  return [
    { from, leave: a, arrive: d, to: middle },
    { from: middle, leave: e, arrive: c, to },
  ];
}

/** Returns a straight segment. */
export function edge(from: Point, to: Point): Segment {
  const along = minus(to, from);
  return { from, leave: plus(from, along, 1 / 3), arrive: plus(from, along, 2 / 3), to };
}

/** Returns the point of a segment at its parameter t, from 0 to 1. */
export function pointAt({ from, leave, arrive, to }: Segment, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: a * from.x + b * leave.x + c * arrive.x + d * to.x,
    y: a * from.y + b * leave.y + c * arrive.y + d * to.y,
  };
}

/** Returns the curve in the opposite direction. */
export const reverseCurve = (curve: Curve): Curve =>
  curve.map(({ from, leave, arrive, to }) => ({ from: to, leave: arrive, arrive: leave, to: from })).toReversed();

/** Converts a point to whole tenths of a mm in SVG coordinates, in which y points downwards. */
const inTenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(-y * 10) });

/** Formats a count of tenths as a short decimal: 5 → ".5", -12 → "-1.2", 30 → "3". */
const decimal = (count: number): string => String(count / 10).replace(/^(-?)0\./, "$1.");

/** Joins numbers for path data. A space is needed only if neither a sign nor a second decimal point separates them. */
function joinNumbers(counts: readonly number[]): string {
  const numbers = counts.map(decimal);
  return numbers
    .map((number, index) => {
      const before = numbers[index - 1];
      const isSeparated =
        before === undefined || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
      return isSeparated ? number : ` ${number}`;
    })
    .join("");
}

/**
 * Returns a curve as SVG path data in mm. Coordinates are relative and rounded to tenths, which keeps pages with thirty
 * pictures small.
 */
export function svgPath(curve: Curve, end: "open" | "closed" = "closed"): string {
  const first = curve[0];
  if (!first) return "";
  const start = inTenths(first.from);
  let pen = start;
  const counts = curve.flatMap(({ leave, arrive, to }) => {
    const from = pen;
    pen = inTenths(to);
    return [inTenths(leave), inTenths(arrive), pen].flatMap((point) => [point.x - from.x, point.y - from.y]);
  });
  return `M${joinNumbers([start.x, start.y])}c${joinNumbers(counts)}${end === "closed" ? "z" : ""}`;
}
