import type { Layout } from "../layout.ts";
import type { Field } from "./halfField.ts";
import { clampToUnit, roundedIntersection, smoothMax, smoothMin, type Solid } from "./solid.ts";

/** The thickness of the plate that a front is milled from, and the radius of its edges, in mm. */
export const plateThickness = 4.2;
const edgeRadius = 1.25;
/** How far the surface falls towards the edges, on the viewer's and on the wearer's side, and over which width, in mm. */
const dome = { front: 0.62, back: 0.25, over: 2.3 };
/** How far the rim reaches over the lens, which sits in a groove, in mm. */
const overLens = 0.2;

/** Returns the solid of an acetate front or brow: its silhouette as a rounded plate, with the lenses cut out. */
export function acetateSolid(layout: Layout, silhouette: Field, lens: Field, pads: "moulded" | "none"): Solid {
  const block = hingeBlock(layout);
  const pad = pads === "moulded" ? mouldedPad(layout, silhouette, lens) : null;
  return (x, y) => {
    const fromMiddle = Math.abs(x);
    const [toEdge, toLens] = [silhouette(fromMiddle, y), lens(fromMiddle, y)];
    const fall = (1 - clampToUnit(Math.min(-toEdge, toLens) / dome.over)) ** 2;
    return (z) => {
      const toFace = Math.abs(z) - plateThickness / 2 + (z > 0 ? dome.front : dome.back) * fall;
      let distance = roundedIntersection(toEdge, toFace, edgeRadius);
      if (fromMiddle > layout.halfWidth - 9) distance = smoothMin(distance, block(fromMiddle, y, z), 1.4);
      if (pad && fromMiddle < layout.bridge / 2 + 9) distance = smoothMin(distance, pad(fromMiddle, y, z), 1.6);
      return smoothMax(distance, -(toLens + overLens), 0.8);
    };
  };
}

/** A signed distance in mm, negative inside. */
type Body = (x: number, y: number, z: number) => number;

/** Returns the block behind an end piece that holds the hinge. It stays within the total width. */
function hingeBlock({ halfWidth, hinge, sweep, room }: Layout): Body {
  const radius = 1;
  const middle = { x: halfWidth - 3, y: hinge + sweep * Math.min(room, 6) * 0.6, z: -plateThickness / 2 };
  return (x, y, z) => {
    const u = Math.abs(x - middle.x) - 2.2 + radius;
    const v = Math.abs(y - middle.y) - 3.1 + radius;
    const w = Math.abs(z - middle.z) - 3.2 + radius;
    const outside = Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0));
    return Math.min(Math.max(u, v, w), 0) + outside - radius;
  };
}

/** Half the dimensions of a moulded nose pad, in mm. */
const halfPad = { x: 1.9, y: 6, z: 3.2 };
const padMiddle = ({ saddle }: Layout) => saddle - 9.5;

/** Returns the height of the lower end of the moulded pads, in mm. They can reach below a half rim. */
export const padBottom = (layout: Layout): number => padMiddle(layout) - halfPad.y;

/** Returns the moulded nose pad: half an ellipsoid behind the nasal side of the rim. */
function mouldedPad(layout: Layout, silhouette: Field, lens: Field): Body {
  const height = padMiddle(layout);
  const beside = (height: number) => rimBeside(silhouette, lens, height);
  const [at, lower] = [beside(height), beside(height - 4)];
  const lean = Math.max(-0.4, Math.min(0.4, (at - lower) / 4));
  return (x, y, z) => {
    const u = (x - at - 0.9 - (y - height) * lean) / halfPad.x;
    const [v, w] = [(y - height) / halfPad.y, (z + plateThickness / 2 + 1.6) / halfPad.z];
    const size = Math.hypot(u, v, w);
    const steepness = Math.hypot(u / halfPad.x, v / halfPad.y, w / halfPad.z) || 1;
    return (size * (size - 1)) / steepness;
  };
}

/** Returns the distance from the middle to the rim at a height, in mm; without a rim there, to just before the lens. */
function rimBeside(silhouette: Field, lens: Field, height: number): number {
  let x = 0;
  while (x < 30 && silhouette(x, height) > 0 && lens(x, height) > 1) x += 0.1;
  return x;
}
