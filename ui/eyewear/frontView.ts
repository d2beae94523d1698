import { acetateBrow, acetateRim, browEnd, rivet } from "./acetateFront.ts";
import { type Curve, type Point, svgPath } from "./curve.ts";
import type { FrameMeasurements, Rim } from "./frame.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { startOf, wholeOutline } from "./lens.ts";
import { templeBehind } from "./temple.ts";
import { nosePad, screws, upperRim, wireBridge, wireEndPiece } from "./wireFront.ts";

/**
 * The drawing of a front as SVG path data: the viewer's right half, in mm from the point between the lenses. The left half
 * is its mirror image. Parts that a frame does not have are empty strings.
 */
export interface FrontView {
  /** The outline of the lens, with the measured width and height. */
  readonly lens: string;
  /** The acetate rim or brow, filled with the even-odd rule and open at the middle of the bridge. */
  readonly acetate: string;
  /** The metal rim and bridge, drawn as strokes. */
  readonly wire: string;
  /** The thicker end piece of a metal front, drawn as a stroke. */
  readonly endPiece: string;
  /** The nose pad and the arm that holds it. */
  readonly pad: string;
  readonly padArm: string;
  /** The end of the temple behind the front. */
  readonly temple: string;
  /** The positions of rivets or screws. */
  readonly fittings: readonly Point[];
  /** Whether the lens has an edge that no rim covers. */
  readonly bareEdge: boolean;
  /** Half the drawn width, in mm. */
  readonly halfWidth: number;
  /** The ground below the centre, in mm downwards. */
  readonly ground: number;
  /** The upper edge and the height of the hinges, in mm downwards from the centre. */
  readonly top: number;
  readonly hinge: number;
  /** The horizontal distance from the centre to the point that touches the ground, in mm. */
  readonly foot: number;
}

/** Rounds to tenths: more digits would make the markup longer without improving the picture. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Draws the front of a frame from its measurements. */
export function frontView(frame: FrameMeasurements): FrontView {
  const layout = layoutOf(frame);
  const { rim } = frame;
  const lens = svgPath(wholeOutline(layout.lens));
  const acetate = acetateUse(frame);
  const fullAcetate = acetate === "front" && rim === "full";
  const metal = acetate !== "front";
  const pad = metal ? nosePad(layout) : null;
  const wireRim = () => {
    if (rim === "full") return lens;
    return rim === "half" && acetate === "none" ? svgPath(upperRim(layout, browEnd(layout)), "open") : "";
  };
  const { half, hole } = acetateHalf(layout, acetate, rim);
  return {
    lens,
    acetate: svgPath(half, acetate === "brow" ? "closed" : "open") + svgPath(hole),
    wire: metal ? wireRim() + svgPath(wireBridge(layout), "open") : "",
    endPiece: acetate === "none" ? svgPath(wireEndPiece(layout), "open") : "",
    pad: pad ? svgPath(pad.pad) : "",
    padArm: pad ? svgPath(pad.arm, "open") : "",
    temple: svgPath(templeBehind(layout, acetate === "none" ? "metal" : "acetate")),
    fittings: fittingsOf(layout, acetate, rim),
    bareEdge: rim !== "full",
    halfWidth: layout.halfWidth,
    top: tenths(-layout.lensHeight / 2 - (acetate === "none" ? 0.7 : 4.2)),
    hinge: tenths(-layout.hinge),
    foot: tenths(startOf(layout.lens.lowerTemporal).at.x),
    ground: tenths(layout.lensHeight / 2 + (fullAcetate ? 3.2 : rim === "full" ? 0.7 : 0)),
  };
}

/** What is made of acetate: the whole front, only a brow on a metal front, or nothing. */
export type AcetateUse = "front" | "brow" | "none";

export function acetateUse({ rim, material }: FrameMeasurements): AcetateUse {
  if (rim === "rimless") return "none";
  if (material === "acetate") return "front";
  return material === "mixed" ? "brow" : "none";
}

/** Returns the right half of the acetate, open at the middle of the bridge, and the hole for the lens. */
export function acetateHalf(layout: Layout, use: AcetateUse, rim: Rim): { half: Curve; hole: Curve } {
  if (use === "none") return { half: [], hole: [] };
  if (use === "brow") return { half: acetateBrow(layout, "wire"), hole: [] };
  if (rim === "half") return { half: acetateBrow(layout, "solid"), hole: [] };
  const { outer, lens } = acetateRim(layout);
  return { half: outer, hole: lens };
}

function fittingsOf(layout: Layout, use: AcetateUse, rim: Rim): readonly Point[] {
  const points = rim === "rimless" ? screws(layout) : use === "none" ? [] : rivet(layout);
  // JavaScript engines differ in the last digit of a sine. Rounded, server and browser write the same markup.
  return points.map(({ x, y }) => ({ x: tenths(x), y: tenths(y) }));
}
