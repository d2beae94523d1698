import type { BufferGeometry, Vector3 } from "three";

/** What a part is of; what that looks like is for whoever lights it. */
export type Substance = "acetate" | "wire" | "fitting" | "tip" | "core" | "glass" | "glassEdge" | "pad";

export type PartName =
  | "front"
  | "rim"
  | "bridge"
  | "endPiece"
  | "padArm"
  | "pad"
  | "lens"
  | "lensEdge"
  | "rivet"
  | "screw"
  | "temple"
  | "tip"
  | "core"
  | "hinge";

/** One piece of a frame in mm: x to the viewer's right, y upwards, z towards the viewer. */
export interface Part {
  readonly name: PartName;
  readonly substance: Substance;
  readonly geometry: BufferGeometry;
}

/** A temple about its hinge, open: it points to -z. */
export interface Temple {
  /** The viewer's side. */
  readonly side: "left" | "right";
  readonly hinge: Vector3;
  readonly parts: readonly Part[];
}
