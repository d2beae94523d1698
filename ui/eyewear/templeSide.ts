import { type Curve, edge, join, type Point, reverseCurve, svgPath } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import { layoutOf } from "./layout.ts";

/** The end of a temple bends down by 38° behind the ear, over the last 42 mm. */
const drop = (38 * Math.PI) / 180;
const dropLength = 42;
const bendRadius = 20;
/** The pantoscopic tilt: the front leans towards the cheek by 8°. */
const lean = Math.tan((8 * Math.PI) / 180);
/** The thickness of the front, in mm. */
const thickness = 4.2;

/** The side view of a frame as SVG path data, in mm from the hinge. */
export interface TempleSide {
  /** The temple, and the front seen edge-on. */
  readonly temple: string;
  readonly front: string;
  /** The dimension line of the length: the centre line of the temple, moved upwards. */
  readonly measure: string;
  /** The ends of the dimension line, with y downwards as in SVG. */
  readonly ends: readonly [from: Point, to: Point];
  /** The extent of the drawing to the right of, above and below the hinge. */
  readonly length: number;
  readonly above: number;
  readonly below: number;
}

/** The distance of the dimension line from the centre line, in mm. */
export const measureGap = 9;

/** Draws the side view of a frame. The temple has its measured length along its curve. */
export function templeSide(frame: FrameMeasurements): TempleSide {
  const { lensHeight, hinge } = layoutOf(frame);
  const [upper, lower] = [middleLine(frame.temple, 2.3), middleLine(frame.temple, -2.3)];
  const [tip, under] = [endPoint(upper), endPoint(lower)];
  const towardsTip = { x: Math.cos(drop), y: -Math.sin(drop) };
  const back = { x: -towardsTip.x, y: -towardsTip.y };
  const measured = middleLine(frame.temple, measureGap);
  const [above, below] = [lensHeight / 2 - hinge + 4.2, lensHeight / 2 + hinge + 3.2];
  const end = endPoint(measured);
  return {
    temple: svgPath([...upper, join(tip, towardsTip, under, back, 0.6), ...reverseCurve(lower)], "open"),
    front: svgPath(frontEdge(above, below)),
    measure: svgPath(measured, "open"),
    ends: [
      { x: 0, y: -measureGap },
      { x: end.x, y: -end.y },
    ],
    length: Math.max(tip.x, end.x) + 2,
    above,
    below: Math.max(below, -under.y + 1),
  };
}

/**
 * Returns a line parallel to the centre line of a temple, from the hinge to the tip, at a height in mm above it. At height
 * 0 it has the length of the temple.
 */
export function middleLine(temple: number, above: number): Curve {
  const radius = bendRadius + above;
  const straight = temple - dropLength;
  const straightEnd = dropLength - bendRadius * drop;
  const bend: Point = { x: straight, y: above };
  const afterBend: Point = {
    x: straight + radius * Math.sin(drop),
    y: above - radius * (1 - Math.cos(drop)),
  };
  const handle = (4 / 3) * Math.tan(drop / 4) * radius;
  const tip = { x: afterBend.x + straightEnd * Math.cos(drop), y: afterBend.y - straightEnd * Math.sin(drop) };
  return [
    edge({ x: 0, y: above }, bend),
    {
      from: bend,
      leave: { x: bend.x + handle, y: above },
      arrive: { x: afterBend.x - handle * Math.cos(drop), y: afterBend.y + handle * Math.sin(drop) },
      to: afterBend,
    },
    edge(afterBend, tip),
  ];
}

const endPoint = (curve: Curve): Point => curve.at(-1)?.to ?? { x: 0, y: 0 };

/** Returns the front seen edge-on, with rounded ends. */
function frontEdge(above: number, below: number): Curve {
  const [up, down] = [
    { x: -lean, y: 1 },
    { x: lean, y: -1 },
  ];
  const at = (x: number, y: number): Point => ({ x: x - lean * y, y });
  const [top, bottom] = [above - 1.6, 1.6 - below];
  return [
    edge(at(-thickness, bottom), at(-thickness, top)),
    join(at(-thickness, top), up, at(0, top), down, 0.55),
    edge(at(0, top), at(0, bottom)),
    join(at(0, bottom), down, at(-thickness, bottom), up, 0.55),
  ];
}
