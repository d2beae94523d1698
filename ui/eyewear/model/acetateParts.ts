import type { DrawnFrame } from "../frame.ts";
import { type AcetateUse, acetateHalf } from "../frontView.ts";
import type { Layout } from "../layout.ts";
import { wholeOutline } from "../lens.ts";
import { acetateSolid, padBottom, plateThickness } from "./acetateSolid.ts";
import { solidGeometry } from "./surfaceNet.ts";
import { halfField } from "./halfField.ts";
import type { Part } from "./part.ts";
import { polyline } from "./paths.ts";
import { type Wrap, wrapGeometry } from "./wrap.ts";

/** Builds the acetate front or brow from the same outline as the drawing of the front. `step` is the grid size in mm. */
export function acetateParts(
  { rim }: Pick<DrawnFrame, "rim">,
  layout: Layout,
  use: AcetateUse,
  wrap: Wrap,
  step: number,
): readonly Part[] {
  if (use === "none") return [];
  const line = polyline(acetateHalf(layout, use, rim).half, 0.35);
  const silhouette = halfField(line);
  const lens = halfField(polyline(wholeOutline(layout.lens), 0.35));
  const solid = acetateSolid(layout, silhouette, lens, use === "front" ? "moulded" : "none");
  const heights = line.map(({ y }) => y);
  const lowest = Math.min(...heights, layout.hinge - 4, use === "front" ? padBottom(layout) : Infinity);
  const extent = {
    right: layout.halfWidth + 1,
    bottom: lowest - 2,
    top: Math.max(...heights, layout.hinge + 4) + 2,
    back: -plateThickness / 2 - 6.5,
    front: plateThickness / 2 + 1,
  };
  return [{ name: "front", substance: "acetate", geometry: wrapGeometry(solidGeometry(solid, extent, step), wrap) }];
}
