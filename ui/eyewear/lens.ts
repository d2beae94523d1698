import {
  type Curve,
  minus,
  splitSegment,
  plus,
  type Point,
  pointAt,
  reverseCurve,
  type Segment,
  unit,
} from "./curve.ts";
import { fitCurve } from "./fitCurve.ts";
import type { FrameShape } from "./frame.ts";
import { outline } from "./outline.ts";

/** The outline of a lens, counter-clockwise from the temple, divided into quarters where it touches its box. */
export interface Lens {
  /** From the temple up to the top. */
  readonly upperTemporal: Curve;
  /** From the top down to the nose. */
  readonly upperNasal: Curve;
  /** From the nose down to the bottom. */
  readonly lowerNasal: Curve;
  /** From the bottom up to the temple. */
  readonly lowerTemporal: Curve;
}

const clamp = (value: number) => Math.min(1, Math.max(-1, value));

/** Keeps a segment within the box from -1 to 1: a Bézier curve lies within the convex hull of its control points. */
const withinBox = ({ from, leave, arrive, to }: Segment): Segment => ({
  from,
  leave: { x: clamp(leave.x), y: clamp(leave.y) },
  arrive: { x: clamp(arrive.x), y: clamp(arrive.y) },
  to,
});

const unitLenses = new Map<FrameShape, Lens>();

/** Returns a shape in the box from -1 to 1. Each of the eight shapes is computed once. */
function unitLens(shape: FrameShape): Lens {
  const cached = unitLenses.get(shape);
  if (cached) return cached;
  const points = outline(shape, { lensWidth: 2, lensHeight: 2 });
  const furthest = (reach: (point: Point) => number) => {
    const reaches = points.map(reach);
    return reaches.indexOf(Math.max(...reaches));
  };
  const [temporal, top] = [furthest(({ x }) => x), furthest(({ y }) => y)];
  const [nasal, bottom] = [furthest(({ x }) => -x), furthest(({ y }) => -y)];
  const quarter = (from: number, to: number, startDirection: Point, endDirection: Point) => {
    const part = to > from ? points.slice(from, to + 1) : [...points.slice(from), ...points.slice(0, to + 1)];
    return fitCurve(part, startDirection, endDirection).map(withinBox);
  };
  const [up, down] = [
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  const [toNose, toTemple] = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ];
  const lens = {
    upperTemporal: quarter(temporal, top, up, toNose),
    upperNasal: quarter(top, nasal, toNose, down),
    lowerNasal: quarter(nasal, bottom, down, toTemple),
    lowerTemporal: quarter(bottom, temporal, toTemple, up),
  };
  unitLenses.set(shape, lens);
  return lens;
}

const mapQuarters = (lens: Lens, change: (curve: Curve) => Curve): Lens => ({
  upperTemporal: change(lens.upperTemporal),
  upperNasal: change(lens.upperNasal),
  lowerNasal: change(lens.lowerNasal),
  lowerTemporal: change(lens.lowerTemporal),
});

/** Returns the lens on the viewer's right, in mm. Its box begins at the bridge and is vertically centred. */
export function lensOf(shape: FrameShape, width: number, height: number, bridge: number): Lens {
  const middle = (width + bridge) / 2;
  const place = ({ x, y }: Point): Point => ({ x: middle + (x * width) / 2, y: (y * height) / 2 });
  return mapQuarters(unitLens(shape), (curve) =>
    curve.map(({ from, leave, arrive, to }) => ({
      from: place(from),
      leave: place(leave),
      arrive: place(arrive),
      to: place(to),
    })),
  );
}

/** Returns the whole outline of a lens, counter-clockwise from the temple. */
export const wholeOutline = ({ upperTemporal, upperNasal, lowerNasal, lowerTemporal }: Lens): Curve => [
  ...upperTemporal,
  ...upperNasal,
  ...lowerNasal,
  ...lowerTemporal,
];

/** Returns the outline of a rim around a lens. The width of the rim, in mm, depends on the point and its outward normal. */
export function growLens(lens: Lens, rimWidth: (at: Point, outwards: Point) => number): Lens {
  const moveOut = (at: Point, along: Point) => {
    const outwards = { x: along.y, y: -along.x };
    return plus(at, outwards, rimWidth(at, outwards));
  };
  return mapQuarters(lens, (curve) =>
    curve.map(({ from, leave, arrive, to }) => {
      const [startDirection, endDirection] = [unit(minus(leave, from)), unit(minus(to, arrive))];
      const [start, end] = [moveOut(from, startDirection), moveOut(to, endDirection)];
      const longer = Math.hypot(end.x - start.x, end.y - start.y) / Math.hypot(to.x - from.x, to.y - from.y);
      return {
        from: start,
        leave: plus(start, minus(leave, from), longer),
        arrive: plus(end, minus(arrive, to), longer),
        to: end,
      };
    }),
  );
}

/** Splits a quarter of a lens at a height in mm. At a height outside the quarter, one of the two parts is empty. */
export function cutAtHeight(quarter: Curve, height: number): { readonly before: Curve; readonly after: Curve } {
  const first = quarter[0];
  if (!first) return { before: [], after: [] };
  const rises = (quarter.at(-1) ?? first).to.y > first.from.y;
  const beyond = ({ y }: Point) => (rises ? y >= height : y <= height);
  if (beyond(first.from)) return { before: [], after: quarter };
  const index = quarter.findIndex(({ to }) => beyond(to));
  const segment = quarter[index];
  if (!segment) return { before: quarter, after: [] };
  const [start, end] = splitSegment(segment, crossing(segment, beyond));
  return { before: [...quarter.slice(0, index), start], after: [end, ...quarter.slice(index + 1)] };
}

/** Returns the parameter at which a monotonically rising or falling segment passes a height, by bisection. */
function crossing(segment: Segment, beyond: (at: Point) => boolean): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (low + high) / 2;
    if (beyond(pointAt(segment, middle))) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Returns the end point of a curve and its direction there. */
export function endOf(curve: Curve): { readonly at: Point; readonly heading: Point } {
  const last = curve.at(-1);
  if (!last) return { at: { x: 0, y: 0 }, heading: { x: 1, y: 0 } };
  return { at: last.to, heading: unit(minus(last.to, last.arrive)) };
}

/** Returns the start point of a curve and its direction there. */
export function startOf(curve: Curve): { readonly at: Point; readonly heading: Point } {
  const { at, heading } = endOf(reverseCurve(curve));
  return { at, heading: { x: -heading.x, y: -heading.y } };
}
