import { type Curve, edge, join, type Point, reversed, unit } from "./curve.ts";
import type { Layout } from "./layout.ts";
import { cutAt, endOf, grown, type Lens, startOf, wholeOutline } from "./lens.ts";

/** Widths of an acetate front in mm: the top is stronger than the rest. */
const rimWidth = 3.2;
const topWidth = 4.2;
/** Half the height of an end piece and of the bridge, and how far the bridge arches. */
const endPiece = 3.4;
const bridgeBar = 3.2;
const arch = 1.6;

const inwards: Point = { x: -1, y: 0 };
const downwards: Point = { x: 0, y: -1 };

/** The right half of a full rim: its outer line, open towards the other half, and the lens in it. */
export function acetateRim(layout: Layout): { readonly outer: Curve; readonly lens: Curve } {
  const outer = grown(layout.lens, rimOf(layout));
  const below = reversed([...nasalSide(layout, outer), ...temporalSide(layout, outer)]);
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

/** The right half of a brow, whose lens a thread or a wire holds below; `wire` leaves the bridge to the metal. */
export function acetateBrow(layout: Layout, bridge: "solid" | "wire"): Curve {
  const { lens } = layout;
  const temporalEnd = browEnd(layout);
  const nasalEnd = bridge === "solid" ? temporalEnd : temporalEnd + 5;
  const outer = grown(lens, tapered(rimOf(layout), temporalEnd, layout.lensHeight * 0.4));
  const below = reversed(cutAt(temporalSide(layout, outer), temporalEnd).after);
  const inside = [
    ...cutAt(lens.lowerTemporal, temporalEnd).after,
    ...lens.upperTemporal,
    ...lens.upperNasal,
    ...cutAt(lens.lowerNasal, nasalEnd).before,
  ];
  if (bridge === "wire") {
    const over = reversed([
      ...cutAt(outer.upperTemporal, overEndPiece(layout)).after,
      ...outer.upperNasal,
      ...cutAt(outer.lowerNasal, nasalEnd).before,
    ]);
    const around = [...over, ...endPieceOf(layout, over, below), ...below];
    return [...around, roundEnd(below, inside), ...inside, roundEnd(inside, over)];
  }
  const over = overBridge(layout, outer);
  const back = reversed(cutAt(nasalSide(layout, outer), nasalEnd).before);
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

/** The soft end of a brow, from its outer to its inner side or back. */
function roundEnd(before: Curve, after: Curve) {
  const [end, start] = [endOf(before), startOf(after)];
  return join(end.at, end.heading, start.at, start.heading, 0.6);
}

/** The height in mm where a brow ends. */
export const browEnd = ({ lensHeight, hinge, saddle }: Layout): number =>
  Math.min(-0.06 * lensHeight, hinge - endPiece - 4, saddle - 7.5);

type RimWidth = (at: Point, outwards: Point) => number;

/** Where the total width leaves little room beside the lens, the rim is thinner there than elsewhere. */
const rimOf =
  ({ room }: Layout): RimWidth =>
  (_, { x, y }) =>
    x * x * (x > 0 ? Math.min(rimWidth, room - 0.5) : rimWidth) + y * y * (y > 0 ? topWidth : rimWidth);

const tapered =
  (rim: RimWidth, ends: number, reach: number): RimWidth =>
  (at, outwards) => {
    const share = Math.min(1, Math.max(0, (at.y - ends) / reach));
    return rim(at, outwards) * (0.5 + 0.5 * share * share * (3 - 2 * share));
  };

const overEndPiece = ({ hinge }: Layout) => hinge + endPiece + 2.4;

/** From under the bridge down to the bottom. */
function nasalSide({ saddle }: Layout, outer: Lens): Curve {
  const height = saddle + arch - bridgeBar - 4.4;
  return [...cutAt(outer.upperNasal, height).after, ...cutAt(outer.lowerNasal, height).after];
}

/** From the bottom up to under the end piece. */
function temporalSide({ hinge }: Layout, outer: Lens): Curve {
  const height = hinge - endPiece - 2.6;
  return [...cutAt(outer.lowerTemporal, height).before, ...cutAt(outer.upperTemporal, height).before];
}

/** From the bridge over the top to the end piece. */
function overBridge(layout: Layout, outer: Lens): Curve {
  const top = startOf(outer.upperNasal).at.y;
  const height = Math.min(layout.saddle + arch + bridgeBar + 4.2, top - 1.2);
  return reversed([
    ...cutAt(outer.upperTemporal, Math.min(overEndPiece(layout), top - 1)).after,
    ...cutAt(outer.upperNasal, height).before,
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

/** Round the end piece, from the line above it to the line below it. */
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

/** Where rivets hold the hinge. */
export const rivet = ({ halfWidth, hinge, room }: Layout): readonly Point[] =>
  room < 4 ? [] : [{ x: halfWidth - 4, y: hinge }];
