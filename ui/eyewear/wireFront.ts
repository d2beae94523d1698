import { type Curve, edge, join, type Point, plus } from "./curve.ts";
import type { Layout } from "./layout.ts";
import { cutAtHeight, endOf, startOf } from "./lens.ts";

const inwards: Point = { x: -1, y: 0 };

/** Returns the point of the nasal lens edge at a height. */
export const nasalPoint = ({ lens }: Layout, height: number) => {
  const { before } = cutAtHeight(lens.upperNasal, height);
  return endOf(before.length > 0 ? before : lens.upperNasal).at;
};

/** Returns the point of the temporal lens edge at the height of the hinge. */
export const temporalPoint = ({ lens, hinge }: Layout) => startOf(cutAtHeight(lens.upperTemporal, hinge).after).at;

/** Returns the right half of a metal bridge, from rim to rim. */
export function wireBridge(layout: Layout): Curve {
  const foot = nasalPoint(layout, layout.saddle);
  return [join({ x: 0, y: foot.y + 3.2 }, { x: 1, y: 0 }, foot, { x: 0.75, y: -0.66 }, 0.36)];
}

/** Returns the end piece from the rim to the hinge. It ends at the total width. */
export function wireEndPiece(layout: Layout): Curve {
  const from = temporalPoint(layout);
  const bend = { x: Math.max(from.x, layout.halfWidth - 2), y: from.y + layout.sweep * (layout.halfWidth - from.x) };
  return [edge(from, bend), edge(bend, { x: layout.halfWidth, y: bend.y })];
}

/** Returns the upper rim of a half-rim front, from temple to nose. */
export const upperRim = ({ lens }: Layout, ends: number): Curve => [
  ...cutAtHeight(lens.lowerTemporal, ends).after,
  ...lens.upperTemporal,
  ...lens.upperNasal,
  ...cutAtHeight(lens.lowerNasal, ends).before,
];

/** Returns the nose pad and the arm that holds it. */
export function nosePad(layout: Layout): { readonly pad: Curve; readonly arm: Curve } {
  const hold = nasalPoint(layout, layout.saddle - 4.5);
  const middle = { x: hold.x - 1.7, y: hold.y - 4.6 };
  const [head, heel] = [plus(middle, { x: -0.5, y: 3.4 }), plus(middle, { x: 0.9, y: -3.4 })];
  const [outwards, back] = [
    { x: 1, y: 0.2 },
    { x: -1, y: -0.2 },
  ];
  return {
    pad: [join(head, outwards, heel, back, 0.5), join(heel, inwards, head, outwards, 0.42)],
    arm: [join(hold, { x: -0.7, y: 0.7 }, plus(middle, { x: 0, y: 1 }), { x: 0, y: -1 }, 0.7)],
  };
}

/** Returns the positions of the screws that hold bridge and end piece in a rimless lens. */
export const screws = (layout: Layout): readonly Point[] => [
  plus(nasalPoint(layout, layout.saddle), { x: 2.2, y: 0 }),
  plus(temporalPoint(layout), { x: -2.4, y: 0 }),
];
