import { CylinderGeometry, SphereGeometry, Vector3 } from "three";
import { rivet } from "../acetateFront.ts";
import type { AcetateUse } from "../frontView.ts";
import type { DrawnFrame } from "../frame.ts";
import type { Layout } from "../layout.ts";
import { nasalPoint, screws } from "../wireFront.ts";
import { plateThickness } from "./acetateSolid.ts";
import { mirroredPair, type Part } from "./part.ts";
import { type Wrap, wrapPoint } from "./wrap.ts";
import { sweep } from "./sweep.ts";
import { smoothPath } from "./paths.ts";

/** Builds the rivets that hold hinges in acetate, or the screws that hold metal on rimless lenses. */
export function fittingParts({ rim }: DrawnFrame, layout: Layout, use: AcetateUse, wrap: Wrap): readonly Part[] {
  const places = rim === "rimless" ? screws(layout) : use === "none" ? [] : rivet(layout);
  return places.flatMap(({ x, y }) => {
    const [dx] = wrap.slope(x, y);
    const depth = rim === "rimless" ? 1.5 : plateThickness / 2 - 0.05;
    const at = wrapPoint(new Vector3(x, y, depth), wrap);
    const geometry = rim === "rimless" ? screwHead() : rivetHead();
    geometry.rotateY(Math.atan(dx)).translate(at.x, at.y, at.z);
    return mirroredPair({ name: rim === "rimless" ? "screw" : "rivet", substance: "fitting", geometry });
  });
}

const screwHead = () => new CylinderGeometry(1, 1, 1.4, 24).rotateX(Math.PI / 2);
const rivetHead = () => new SphereGeometry(1, 24, 14).scale(1.5, 0.75, 0.35);

/** Builds the silicone nose pads and their adjustable arms. */
export function padParts(layout: Layout, wrap: Wrap): readonly Part[] {
  const hold = nasalPoint(layout, layout.saddle - 4.5);
  const from = wrapPoint(new Vector3(hold.x - 0.4, hold.y, -0.6), wrap);
  const middle = new Vector3(hold.x - 1.2, hold.y - 4.2, from.z - 4.6);
  const arm = smoothPath(
    [
      from,
      new Vector3(from.x - 0.6, from.y + 1.6, from.z - 2),
      new Vector3(middle.x + 2.2, middle.y + 2.2, middle.z + 0.6),
      new Vector3(middle.x + 0.5, middle.y, middle.z),
    ],
    28,
  );
  const section = { beside: 0.42, upwards: 0.42, squareness: 2 };
  const pad = new SphereGeometry(1, 32, 20).scale(1.15, 6.2, 3.4);
  pad.rotateZ(-0.22).rotateX(0.12).rotateY(-0.55).translate(middle.x, middle.y, middle.z);
  const up = () => new Vector3(0, 1, 0.01);
  return [
    ...mirroredPair({ name: "padArm", substance: "fitting", geometry: sweep(arm, () => section, { up, sides: 12 }) }),
    ...mirroredPair({ name: "pad", substance: "pad", geometry: pad }),
  ];
}
