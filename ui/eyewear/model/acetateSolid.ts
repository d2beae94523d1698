import type { Layout } from "../layout.ts";
import type { Field } from "./halfField.ts";
import { clamped, rounded, smoothMax, smoothMin, type Solid } from "./solid.ts";

/** Thickness in mm of the plate that a front is milled from, and the radius of its edges. */
export const plate = 4.2;
const edgeRadius = 1.25;
/** How deep the surface falls towards the edges, on the side of the viewer and of the wearer. */
const dome = { front: 0.62, back: 0.25, over: 2.3 };
/** How far the rim reaches over the lens, which sits in a groove. */
const overLens = 0.2;

/** A front, or a brow, of acetate: its silhouette, thick and rounded, with the lenses cut out of it. */
export function acetateSolid(layout: Layout, silhouette: Field, lens: Field, pads: "moulded" | "none"): Solid {
  const block = hingeBlock(layout);
  const pad = pads === "moulded" ? mouldedPad(layout, silhouette, lens) : null;
  return (x, y) => {
    const aside = Math.abs(x);
    const [toEdge, toLens] = [silhouette(aside, y), lens(aside, y)];
    const fall = (1 - clamped(Math.min(-toEdge, toLens) / dome.over)) ** 2;
    return (z) => {
      const toFace = Math.abs(z) - plate / 2 + (z > 0 ? dome.front : dome.back) * fall;
      let distance = rounded(toEdge, toFace, edgeRadius);
      if (aside > layout.halfWidth - 9) distance = smoothMin(distance, block(aside, y, z), 1.4);
      if (pad && aside < layout.bridge / 2 + 9) distance = smoothMin(distance, pad(aside, y, z), 1.6);
      return smoothMax(distance, -(toLens + overLens), 0.8);
    };
  };
}

type Body = (x: number, y: number, z: number) => number;

/** Behind an end piece, what the hinge is set into; it stays within the total width. */
function hingeBlock({ halfWidth, hinge, sweep, room }: Layout): Body {
  const radius = 1;
  const middle = { x: halfWidth - 3, y: hinge + sweep * Math.min(room, 6) * 0.6, z: -plate / 2 };
  return (x, y, z) => {
    const u = Math.abs(x - middle.x) - 2.2 + radius;
    const v = Math.abs(y - middle.y) - 3.1 + radius;
    const w = Math.abs(z - middle.z) - 3.2 + radius;
    const outside = Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0));
    return Math.min(Math.max(u, v, w), 0) + outside - radius;
  };
}

/** Half of what a moulded pad measures. */
const halfPad = { x: 1.9, y: 6, z: 3.2 };
const padMiddle = ({ saddle }: Layout) => saddle - 9.5;

/** How far down the moulded pads reach: below a rim that ends halfway. */
export const padBottom = (layout: Layout): number => padMiddle(layout) - halfPad.y;

/** Where the front rests on the nose: half an egg on the inner side of the rim, behind it. */
function mouldedPad(layout: Layout, silhouette: Field, lens: Field): Body {
  const height = padMiddle(layout);
  const beside = (height: number) => rimBeside(silhouette, lens, height);
  const [at, lower] = [beside(height), beside(height - 4)];
  const lean = Math.max(-0.4, Math.min(0.4, (at - lower) / 4));
  return (x, y, z) => {
    const u = (x - at - 0.9 - (y - height) * lean) / halfPad.x;
    const [v, w] = [(y - height) / halfPad.y, (z + plate / 2 + 1.6) / halfPad.z];
    const size = Math.hypot(u, v, w);
    const steepness = Math.hypot(u / halfPad.x, v / halfPad.y, w / halfPad.z) || 1;
    return (size * (size - 1)) / steepness;
  };
}

/** How far from the middle the rim begins at a height, in mm; without a rim, just in front of the lens. */
function rimBeside(silhouette: Field, lens: Field, height: number): number {
  let x = 0;
  while (x < 30 && silhouette(x, height) > 0 && lens(x, height) > 1) x += 0.1;
  return x;
}
