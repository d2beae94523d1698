import type { BufferGeometry, Vector3 } from "three";

/** The material of a part; the renderer decides how it looks. */
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

/** The other half of a pair: the mirror image about x = 0, its triangles turned to face outwards again. */
export function mirrored(geometry: BufferGeometry): BufferGeometry {
  const image = geometry.clone();
  const [places, normals] = [image.getAttribute("position"), image.getAttribute("normal")];
  for (let index = 0; index < places.count; index += 1) {
    places.setX(index, -places.getX(index));
    normals.setX(index, -normals.getX(index));
  }
  const corners = [...(image.getIndex()?.array ?? [])];
  image.setIndex(corners.map((corner, at) => corners[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1] ?? corner));
  return image;
}

export const pair = (part: Part): readonly Part[] => [part, { ...part, geometry: mirrored(part.geometry) }];
