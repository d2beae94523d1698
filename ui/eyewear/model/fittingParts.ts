import { CylinderGeometry, SphereGeometry, Vector3 } from "three";
import { rivet } from "../acetateFront.ts";
import type { AcetateUse } from "../frontView.ts";
import type { DrawnFrame } from "../frame.ts";
import type { Layout } from "../layout.ts";
import { screws } from "../wireFront.ts";
import { plate } from "./acetateSolid.ts";
import { pair } from "./mirrored.ts";
import type { Part } from "./part.ts";
import { type Wrap, wrappedPoint } from "./wrap.ts";

/** Rivets that hold the hinges in acetate, screws that hold wire on bare lenses. */
export function fittingParts({ rim }: DrawnFrame, layout: Layout, use: AcetateUse, wrap: Wrap): readonly Part[] {
  const places = rim === "rimless" ? screws(layout) : use === "none" ? [] : rivet(layout);
  return places.flatMap(({ x, y }) => {
    const [dx] = wrap.slope(x, y);
    const depth = rim === "rimless" ? 1.5 : plate / 2 - 0.05;
    const at = wrappedPoint(new Vector3(x, y, depth), wrap);
    const geometry = rim === "rimless" ? screwHead() : rivetHead();
    geometry.rotateY(Math.atan(dx)).translate(at.x, at.y, at.z);
    return pair({ name: rim === "rimless" ? "screw" : "rivet", substance: "fitting", geometry });
  });
}

const screwHead = () => new CylinderGeometry(1, 1, 1.4, 24).rotateX(Math.PI / 2);
const rivetHead = () => new SphereGeometry(1, 24, 14).scale(1.5, 0.75, 0.35);
