/** A point in mm; x grows to the viewer's right, y grows upwards, as on an optician's drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One cubic Bézier: from a point, past two handles, to a point. */
export interface Segment {
  readonly from: Point;
  readonly leave: Point;
  readonly arrive: Point;
  readonly to: Point;
}
export type Curve = readonly Segment[];

export const plus = (a: Point, b: Point, factor = 1): Point => ({ x: a.x + b.x * factor, y: a.y + b.y * factor });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function unit(vector: Point): Point {
  const length = Math.hypot(vector.x, vector.y) || 1;
  return { x: vector.x / length, y: vector.y / length };
}

/** Leads from one point and direction to another; a pull of 0.39 makes a quarter turn round. */
export function join(from: Point, setOff: Point, to: Point, arrival: Point, pull = 0.39): Segment {
  const handle = distance(from, to) * pull;
  return { from, leave: plus(from, setOff, handle), arrive: plus(to, arrival, -handle), to };
}

/** Halves a segment's way at share t of its parameter. */
export function parted({ from, leave, arrive, to }: Segment, t: number): readonly [Segment, Segment] {
  const mix = (a: Point, b: Point) => plus(a, minus(b, a), t);
  const [a, b, c] = [mix(from, leave), mix(leave, arrive), mix(arrive, to)];
  const [d, e] = [mix(a, b), mix(b, c)];
  const middle = mix(d, e);
  return [
    { from, leave: a, arrive: d, to: middle },
    { from: middle, leave: e, arrive: c, to },
  ];
}

/** A straight edge. */
export function edge(from: Point, to: Point): Segment {
  const along = minus(to, from);
  return { from, leave: plus(from, along, 1 / 3), arrive: plus(from, along, 2 / 3), to };
}

export function pointAt({ from, leave, arrive, to }: Segment, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: a * from.x + b * leave.x + c * arrive.x + d * to.x,
    y: a * from.y + b * leave.y + c * arrive.y + d * to.y,
  };
}

export const reversed = (curve: Curve): Curve =>
  curve.map(({ from, leave, arrive, to }) => ({ from: to, leave: arrive, arrive: leave, to: from })).toReversed();

/** In tenths of a mm; SVG's y grows downwards. */
const inTenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(-y * 10) });

/** Short decimal of a count of tenths: 5 → ".5", -12 → "-1.2", 30 → "3". */
const decimal = (count: number): string => String(count / 10).replace(/^(-?)0\./, "$1.");

/** Numbers need a blank between them only where neither a sign nor a second decimal point parts them. */
function packed(counts: readonly number[]): string {
  const numbers = counts.map(decimal);
  return numbers
    .map((number, index) => {
      const before = numbers[index - 1];
      const parted = before === undefined || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
      return parted ? number : ` ${number}`;
    })
    .join("");
}

/** Writes a curve as SVG path data, in tenths of a mm and relative, since thirty pictures may lie on a page. */
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
  return `M${packed([start.x, start.y])}c${packed(counts)}${end === "closed" ? "z" : ""}`;
}
