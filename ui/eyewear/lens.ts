import { type Curve, minus, parted, plus, type Point, pointAt, reversed, type Segment, unit } from "./curve.ts";
import { fitCurve } from "./fitCurve.ts";
import type { FrameShape } from "./frame.ts";
import { outline } from "./outline.ts";

/** One lens, counter-clockwise from the temple, parted where it touches its box. */
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

const kept = (value: number) => Math.min(1, Math.max(-1, value));

/** A curve lies within the hull of its handles: kept in the box, they keep it in the box. */
const withinBox = ({ from, leave, arrive, to }: Segment): Segment => ({
  from,
  leave: { x: kept(leave.x), y: kept(leave.y) },
  arrive: { x: kept(arrive.x), y: kept(arrive.y) },
  to,
});

const drawn = new Map<FrameShape, Lens>();

/** A shape in the box from -1 to 1. There are eight and they never change, so each is drawn once. */
function unitLens(shape: FrameShape): Lens {
  const known = drawn.get(shape);
  if (known) return known;
  const points = outline(shape, { lensWidth: 2, lensHeight: 2 });
  const furthest = (reach: (point: Point) => number) => {
    const reaches = points.map(reach);
    return reaches.indexOf(Math.max(...reaches));
  };
  const [temporal, top] = [furthest(({ x }) => x), furthest(({ y }) => y)];
  const [nasal, bottom] = [furthest(({ x }) => -x), furthest(({ y }) => -y)];
  const quarter = (from: number, to: number, setOff: Point, arrival: Point) => {
    const part = to > from ? points.slice(from, to + 1) : [...points.slice(from), ...points.slice(0, to + 1)];
    return fitCurve(part, setOff, arrival).map(withinBox);
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
  drawn.set(shape, lens);
  return lens;
}

const mapQuarters = (lens: Lens, change: (curve: Curve) => Curve): Lens => ({
  upperTemporal: change(lens.upperTemporal),
  upperNasal: change(lens.upperNasal),
  lowerNasal: change(lens.lowerNasal),
  lowerTemporal: change(lens.lowerTemporal),
});

/** The lens on the viewer's right in mm, its box from the bridge outwards and about the middle line. */
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

export const wholeOutline = ({ upperTemporal, upperNasal, lowerNasal, lowerTemporal }: Lens): Curve => [
  ...upperTemporal,
  ...upperNasal,
  ...lowerNasal,
  ...lowerTemporal,
];

/** The lens grown by a rim whose width in mm depends on the place and on the direction in which it faces. */
export function grown(lens: Lens, rimWidth: (at: Point, outwards: Point) => number): Lens {
  const moved = (at: Point, along: Point) => {
    const outwards = { x: along.y, y: -along.x };
    return plus(at, outwards, rimWidth(at, outwards));
  };
  return mapQuarters(lens, (curve) =>
    curve.map(({ from, leave, arrive, to }) => {
      const [setOff, arrival] = [unit(minus(leave, from)), unit(minus(to, arrive))];
      const [start, end] = [moved(from, setOff), moved(to, arrival)];
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

/** Cuts a quarter at a height in mm; a height beyond it leaves one of the two parts empty. */
export function cutAt(quarter: Curve, height: number): { readonly before: Curve; readonly after: Curve } {
  const first = quarter[0];
  if (!first) return { before: [], after: [] };
  const rises = (quarter.at(-1) ?? first).to.y > first.from.y;
  const beyond = ({ y }: Point) => (rises ? y >= height : y <= height);
  if (beyond(first.from)) return { before: [], after: quarter };
  const index = quarter.findIndex(({ to }) => beyond(to));
  const segment = quarter[index];
  if (!segment) return { before: quarter, after: [] };
  const [start, end] = parted(segment, crossing(segment, beyond));
  return { before: [...quarter.slice(0, index), start], after: [end, ...quarter.slice(index + 1)] };
}

/** The share at which a segment that rises or falls all the way passes a height. */
function crossing(segment: Segment, beyond: (at: Point) => boolean): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 24; halving += 1) {
    const middle = (low + high) / 2;
    if (beyond(pointAt(segment, middle))) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Where a curve ends and in which direction it arrives there. */
export function endOf(curve: Curve): { readonly at: Point; readonly heading: Point } {
  const last = curve.at(-1);
  if (!last) return { at: { x: 0, y: 0 }, heading: { x: 1, y: 0 } };
  return { at: last.to, heading: unit(minus(last.to, last.arrive)) };
}

/** Where a curve starts and in which direction it sets off. */
export function startOf(curve: Curve): { readonly at: Point; readonly heading: Point } {
  const { at, heading } = endOf(reversed(curve));
  return { at, heading: { x: -heading.x, y: -heading.y } };
}
