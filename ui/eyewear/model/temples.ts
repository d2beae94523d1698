import { BoxGeometry, CylinderGeometry, Vector3 } from "three";
import type { DrawnFrame } from "../frame.ts";
import type { AcetateUse } from "../frontView.ts";
import type { Layout } from "../layout.ts";
import { plateThickness } from "./acetateSolid.ts";
import { mirrorGeometry, type Part, type Temple } from "./part.ts";
import { smoothStep } from "./solid.ts";
import { sweep } from "./sweep.ts";
import { wireHingeDepth } from "./wireParts.ts";
import type { Wrap } from "./wrap.ts";
import { middleLine } from "../templeSide.ts";
import { polyline } from "./paths.ts";

const upright = () => new Vector3(0, 1, 0);

/** Builds both open temples in coordinates relative to their hinges. They stay within the total width. */
export function temples(frame: DrawnFrame, layout: Layout, use: AcetateUse, wrap: Wrap): readonly [Temple, Temple] {
  const acetate = use !== "none";
  const { halfWidth, hinge: height, sweep: rise, room } = layout;
  const x = halfWidth - (acetate ? 2.6 : 0.9);
  const depth = acetate ? plateThickness / 2 + 3.4 : wireHingeDepth;
  const y = height + rise * (acetate ? Math.min(room, 6) * 0.6 : room);
  const hinge = new Vector3(x, y, -wrap.behind(x, y) - depth);
  const parts = acetate ? acetateTemple(frame) : wireTemple(frame);
  return [
    {
      side: "left",
      hinge: hinge.clone().setX(-x),
      parts: parts.map((part) => ({ ...part, geometry: mirrorGeometry(part.geometry) })),
    },
    { side: "right", hinge, parts },
  ];
}

function acetateTemple({ temple }: DrawnFrame): readonly Part[] {
  const line = templeLine(temple);
  const body = sweep(
    line,
    (share) => {
      const taper = share < 0.5 ? 1 - 0.3 * smoothStep(share / 0.5) : 0.7 + 0.3 * smoothStep((share - 0.6) / 0.3);
      return { beside: 1.95 * (1 - 0.22 * share), upwards: 3.1 * taper, squareness: 3.6 };
    },
    { up: upright, sides: 40, roundness: 1.2 },
  );
  const core = sweep(
    line.slice(3, Math.round(line.length * 0.93)),
    (share) => ({ beside: 0.42, upwards: 0.85 - 0.35 * share, squareness: 3 }),
    { up: upright, sides: 12 },
  );
  return [
    { name: "temple", substance: "acetate", geometry: body },
    { name: "core", substance: "core", geometry: core },
    ...hingeOf(2),
    { name: "hinge", substance: "fitting", geometry: new BoxGeometry(0.3, 2.2, 7).translate(-1.98, 0, -5.5) },
  ];
}

/** Builds the three barrels of a hinge, on the inner side. */
const hingeOf = (inwards: number): readonly Part[] =>
  [-1.35, 0, 1.35].map((y) => ({
    name: "hinge",
    substance: "fitting",
    geometry: new CylinderGeometry(1.1, 1.1, 1.25, 20).translate(-inwards - 0.9, y, 0.1),
  }));

/** The length of the acetate tip on a metal temple, in mm. */
const tipLength = 52;

function wireTemple({ temple }: DrawnFrame): readonly Part[] {
  const line = templeLine(temple);
  const cut = Math.round((line.length - 1) * (1 - tipLength / temple));
  const bar = sweep(
    line.slice(0, cut + 4),
    (share) => ({ beside: 0.62 * (1 - 0.12 * share), upwards: 1.7 * (1 - 0.4 * smoothStep(share)), squareness: 3 }),
    { up: upright, roundness: 0.4 },
  );
  const tip = sweep(
    line.slice(cut),
    (share) => ({ beside: 1.15 + 0.35 * share, upwards: 1.35 + 1.25 * smoothStep(share), squareness: 2.6 }),
    { up: upright, sides: 28, roundness: 1.2 },
  );
  return [
    { name: "temple", substance: "wire", geometry: bar },
    { name: "tip", substance: "tip", geometry: tip },
    {
      name: "hinge",
      substance: "fitting",
      geometry: new CylinderGeometry(0.9, 0.9, 3.2, 20).translate(-0.9, 0, 0.2),
    },
  ];
}

/** How far the ends of temples lean inwards behind the ear, in mm. */
const inwards = 5;

/** Returns the centre line of the viewer's right temple, as in the side view. */
function templeLine(length: number): Vector3[] {
  const line = polyline(middleLine(length, 0), 1.2);
  return line.map(({ x, y }, index) => {
    const rearShare = Math.max(0, index / (line.length - 1) - 0.5) * 2;
    return new Vector3(-inwards * rearShare * rearShare, y, -x);
  });
}
