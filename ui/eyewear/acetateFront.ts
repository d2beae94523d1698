import { type Curve, edge, join, type Point, reverseCurve, unit } from "./curve.ts";
import type { Layout } from "./layout.ts";
import { cutAtHeight, endOf, growLens, type Lens, startOf, wholeOutline } from "./lens.ts";

/** The widths of an acetate rim in mm: the top is wider than the rest. */
const rimWidth = 3.2;
const topWidth = 4.2;
/** Half the height of an end piece and of the bridge, and the rise of the bridge, in mm. */
const endPiece = 3.4;
const bridgeBar = 3.2;
const arch = 1.6;

const inwards: Point = { x: -1, y: 0 };
const downwards: Point = { x: 0, y: -1 };

/** Returns the right half of a full rim: its outer line, which is open at the bridge, and the outline of the lens. */
export function acetateRim(layout: Layout): { readonly outer: Curve; readonly lens: Curve } {
  const outer = growLens(layout.lens, rimOf(layout));
  const below = reverseCurve([...nasalSide(layout, outer), ...temporalSide(layout, outer)]);
  const over = overBridge(layout, outer);
  return {
    outer: [
      ...bridgeTop(layout, over),
      ...over,
      ...endPieceOf(layout, over, below),
      ...below,
      ...bridgeUnderside(layout, below),
    ],
    lens: wholeOutline(layout.lens),
  };
}

/**
 * Returns the right half of a brow: the acetate above a lens that is held from below by a thread or a wire. With `wire`,
 * the brow ends before the bridge, which is of metal.
 */
export function acetateBrow(layout: Layout, bridge: "solid" | "wire"): Curve {
  const { lens } = layout;
  const temporalEnd = browEnd(layout);
  const nasalEnd = bridge === "solid" ? temporalEnd : temporalEnd + 5;
  const outer = growLens(lens, tapered(rimOf(layout), temporalEnd, layout.lensHeight * 0.4));
  const below = reverseCurve(cutAtHeight(temporalSide(layout, outer), temporalEnd).after);
  const inside = [
    ...cutAtHeight(lens.lowerTemporal, temporalEnd).after,
    ...lens.upperTemporal,
    ...lens.upperNasal,
    ...cutAtHeight(lens.lowerNasal, nasalEnd).before,
  ];
  if (bridge === "wire") {
    const over = reverseCurve([
      ...cutAtHeight(outer.upperTemporal, overEndPiece(layout)).after,
      ...outer.upperNasal,
      ...cutAtHeight(outer.lowerNasal, nasalEnd).before,
    ]);
    const around = [...over, ...endPieceOf(layout, over, below), ...below];
    return [...around, roundEnd(below, inside), ...inside, roundEnd(inside, over)];
  }
  const over = overBridge(layout, outer);
  const back = reverseCurve(cutAtHeight(nasalSide(layout, outer), nasalEnd).before);
  return [
    ...bridgeTop(layout, over),
    ...over,
    ...endPieceOf(layout, over, below),
    ...below,
    roundEnd(below, inside),
    ...inside,
    roundEnd(inside, back),
    ...back,
    ...bridgeUnderside(layout, back),
  ];
}

/** Joins the outer and the inner side of a brow by a rounded end. */
function roundEnd(before: Curve, after: Curve) {
  const [end, start] = [endOf(before), startOf(after)];
  return join(end.at, end.heading, start.at, start.heading, 0.6);
}

/** Returns the height at which a brow ends, in mm. */
export const browEnd = ({ lensHeight, hinge, saddle }: Layout): number =>
  Math.min(-0.06 * lensHeight, hinge - endPiece - 4, saddle - 7.5);

/** The width of a rim, in mm, at a point and in the direction of its outward normal. */
type RimWidth = (at: Point, outwards: Point) => number;

/** Returns the rim width of a layout. Beside the lens it is reduced if the total width leaves little room. */
const rimOf =
  ({ room }: Layout): RimWidth =>
  (_, { x, y }) =>
    x * x * (x > 0 ? Math.min(rimWidth, room - 0.5) : rimWidth) + y * y * (y > 0 ? topWidth : rimWidth);

/** Returns a rim width that decreases towards the end of a brow. */
const tapered =
  (rim: RimWidth, ends: number, reach: number): RimWidth =>
  (at, outwards) => {
    const share = Math.min(1, Math.max(0, (at.y - ends) / reach));
    return rim(at, outwards) * (0.5 + 0.5 * share * share * (3 - 2 * share));
  };

const overEndPiece = ({ hinge }: Layout) => hinge + endPiece + 2.4;

/** Returns the outer line from below the bridge to the bottom. */
function nasalSide({ saddle }: Layout, outer: Lens): Curve {
  const height = saddle + arch - bridgeBar - 4.4;
  return [...cutAtHeight(outer.upperNasal, height).after, ...cutAtHeight(outer.lowerNasal, height).after];
}

/** Returns the outer line from the bottom to below the end piece. */
function temporalSide({ hinge }: Layout, outer: Lens): Curve {
  const height = hinge - endPiece - 2.6;
  return [...cutAtHeight(outer.lowerTemporal, height).before, ...cutAtHeight(outer.upperTemporal, height).before];
}

/** Returns the outer line from the bridge over the top to the end piece. */
function overBridge(layout: Layout, outer: Lens): Curve {
  const top = startOf(outer.upperNasal).at.y;
  const height = Math.min(layout.saddle + arch + bridgeBar + 4.2, top - 1.2);
  return reverseCurve([
    ...cutAtHeight(outer.upperTemporal, Math.min(overEndPiece(layout), top - 1)).after,
    ...cutAtHeight(outer.upperNasal, height).before,
  ]);
}

function bridgeTop({ saddle }: Layout, over: Curve): Curve {
  const { at, heading } = startOf(over);
  const height = Math.min(saddle + arch + bridgeBar, at.y - 0.8);
  return [join({ x: 0, y: height }, { x: 1, y: 0 }, at, heading, 0.45)];
}

function bridgeUnderside({ saddle }: Layout, below: Curve): Curve {
  const { at, heading } = endOf(below);
  const height = saddle + arch - bridgeBar;
  const corner = { x: at.x * 0.5, y: height - 0.15 };
  return [join(at, heading, corner, inwards, 0.42), join(corner, inwards, { x: 0, y: height }, inwards)];
}

/** Returns the outline of the end piece, from the line above it to the line below it. */
function endPieceOf({ halfWidth, hinge, sweep }: Layout, above: Curve, below: Curve): Curve {
  const [leave, back] = [endOf(above), startOf(below)];
  const upper = Math.min(1.7, (halfWidth - leave.at.x) * 0.4);
  const lower = Math.min(1.5, (halfWidth - back.at.x) * 0.45);
  const rise = sweep * (halfWidth - leave.at.x);
  const slope = unit({ x: 1, y: sweep });
  const top = { x: halfWidth - upper, y: hinge + endPiece + rise };
  const shoulder = { x: halfWidth, y: top.y - upper * 1.1 };
  const hip = { x: halfWidth - 0.3, y: hinge - endPiece + lower + rise };
  const foot = { x: hip.x - lower, y: hinge - endPiece + rise };
  return [
    join(leave.at, leave.heading, top, slope, 0.42),
    join(top, slope, shoulder, downwards),
    edge(shoulder, hip),
    join(hip, downwards, foot, inwards),
    join(foot, inwards, back.at, back.heading, 0.42),
  ];
}

/** Returns the positions of the rivets that hold the hinge. */
export const rivet = ({ halfWidth, hinge, room }: Layout): readonly Point[] =>
  room < 4 ? [] : [{ x: halfWidth - 4, y: hinge }];
