import { acetateBrow, acetateRim, browEnd, rivet } from "./acetateFront.ts";
import { type Curve, type Point, svgPath } from "./curve.ts";
import type { FrameMeasurements, Rim } from "./frame.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { startOf, wholeOutline } from "./lens.ts";
import { templeBehind } from "./temple.ts";
import { nosePad, screws, upperRim, wireBridge, wireEndPiece } from "./wireFront.ts";

/**
 * SVG path data of the viewer's right half of a front, in mm from the middle between the lenses; the left half is its
 * mirror image. What a frame does not have is empty.
 */
export interface FrontView {
  /** The lens, exactly as wide and high as measured. */
  readonly lens: string;
  /** Rim or brow of acetate, filled even-odd and open at the middle of the bridge. */
  readonly acetate: string;
  /** Rim and bridge of wire, drawn as strokes. */
  readonly wire: string;
  /** The thicker end piece of a wire front, drawn as a stroke. */
  readonly endPiece: string;
  readonly pad: string;
  readonly padArm: string;
  readonly temple: string;
  /** Rivets or screws. */
  readonly fittings: readonly Point[];
  /** Whether the lens has an edge that no rim covers. */
  readonly bareEdge: boolean;
  /** Half of the width that is drawn, in mm. */
  readonly halfWidth: number;
  /** How far below the middle the front stands on the ground, in mm. */
  readonly ground: number;
  /** Where the front ends above and where its hinges are, in mm, downwards from the middle like the ground. */
  readonly top: number;
  readonly hinge: number;
  /** How far beside the middle it stands on the ground, in mm. */
  readonly foot: number;
}

/** More would make the markup longer and no picture better. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Draws a frame from its measurements, seen from in front. */
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
    fittings: fittingsOf(layout, acetate, rim).map(({ x, y }) => ({ x: tenths(x), y: tenths(y) })),
    bareEdge: rim !== "full",
    halfWidth: layout.halfWidth,
    top: tenths(-layout.lensHeight / 2 - (acetate === "none" ? 0.7 : 4.2)),
    hinge: tenths(-layout.hinge),
    foot: tenths(startOf(layout.lens.lowerTemporal).at.x),
    ground: tenths(layout.lensHeight / 2 + (fullAcetate ? 3.2 : rim === "full" ? 0.7 : 0)),
  };
}

/** Acetate makes the whole front, only a brow over metal, or nothing of it. */
export type AcetateUse = "front" | "brow" | "none";

export function acetateUse({ rim, material }: FrameMeasurements): AcetateUse {
  if (rim === "rimless") return "none";
  if (material === "acetate") return "front";
  return material === "mixed" ? "brow" : "none";
}

/** The right half of what is of acetate, open at the middle of the bridge, and the hole for the lens in it. */
export function acetateHalf(layout: Layout, use: AcetateUse, rim: Rim): { half: Curve; hole: Curve } {
  if (use === "none") return { half: [], hole: [] };
  if (use === "brow") return { half: acetateBrow(layout, "wire"), hole: [] };
  if (rim === "half") return { half: acetateBrow(layout, "solid"), hole: [] };
  const { outer, lens } = acetateRim(layout);
  return { half: outer, hole: lens };
}

function fittingsOf(layout: Layout, use: AcetateUse, rim: Rim): readonly Point[] {
  const points = rim === "rimless" ? screws(layout) : use === "none" ? [] : rivet(layout);
  // Engines differ in the last digit of a sine: what server and browser write must be the same.
  return points.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) }));
}

const tenth = (length: number) => Math.round(length * 10) / 10;
