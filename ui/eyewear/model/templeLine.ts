import { Vector3 } from "three";
import { middleLine } from "../templeSide.ts";
import { polyline } from "./polyline.ts";

/** Ends of temples lean so far inwards, in mm, behind the ear. */
const inwards = 5;

/** The middle line of the viewer's right temple from its hinge back, drawn as in the view from its side. */
export function templeLine(length: number): Vector3[] {
  const line = polyline(middleLine(length, 0), 1.2);
  return line.map(({ x, y }, index) => {
    const late = Math.max(0, index / (line.length - 1) - 0.5) * 2;
    return new Vector3(-inwards * late * late, y, -x);
  });
}
