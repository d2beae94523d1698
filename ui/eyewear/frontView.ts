import { acetateBrow, acetateRim, browEnd, rivet } from "./acetateFront.ts";
import type { Point } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import { layoutOf } from "./layout.ts";
import { startOf, wholeOutline } from "./lens.ts";
import { svgPath } from "./svgPath.ts";
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

/** Draws a frame from its measurements, seen from in front. */
export function frontView(frame: FrameMeasurements): FrontView {
  const layout = layoutOf(frame);
  const { rim, material } = frame;
  const lens = svgPath(wholeOutline(layout.lens));
  const acetate =
    rim === "rimless" ? "none" : material === "acetate" ? "front" : material === "mixed" ? "brow" : "none";
  const fullAcetate = acetate === "front" && rim === "full";
  const metal = acetate !== "front";
  const pad = metal ? nosePad(layout) : null;
  const wireRim = () => {
    if (rim === "full") return lens;
    return rim === "half" && acetate === "none" ? svgPath(upperRim(layout, browEnd(layout)), "open") : "";
  };
  const acetateParts = () => {
    if (acetate === "none") return "";
    if (!fullAcetate)
      return svgPath(
        acetateBrow(layout, acetate === "brow" ? "wire" : "solid"),
        acetate === "brow" ? "closed" : "open",
      );
    const { outer, lens: hole } = acetateRim(layout);
    return svgPath(outer, "open") + svgPath(hole);
  };
  return {
    lens,
    acetate: acetateParts(),
    wire: metal ? wireRim() + svgPath(wireBridge(layout), "open") : "",
    endPiece: acetate === "none" ? svgPath(wireEndPiece(layout), "open") : "",
    pad: pad ? svgPath(pad.pad) : "",
    padArm: pad ? svgPath(pad.arm, "open") : "",
    temple: svgPath(templeBehind(layout, acetate === "none" ? "metal" : "acetate")),
    fittings: rim === "rimless" ? screws(layout) : acetate === "none" ? [] : rivet(layout),
    bareEdge: rim !== "full",
    halfWidth: layout.halfWidth,
    top: -layout.lensHeight / 2 - (acetate === "none" ? 0.7 : 4.2),
    hinge: -layout.hinge,
    foot: startOf(layout.lens.lowerTemporal).at.x,
    ground: layout.lensHeight / 2 + (fullAcetate ? 3.2 : rim === "full" ? 0.7 : 0),
  };
}
