import type { BufferGeometry, Vector3 } from "three";

/** The material of a part. Its look depends on the finish (`frameSubstances`). */
export type Substance = "acetate" | "wire" | "fitting" | "tip" | "core" | "glass" | "glassEdge" | "pad";

/** The parts of a frame. */
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

/** One part of a frame, in mm: x to the viewer's right, y upwards, z towards the viewer. */
export interface Part {
  readonly name: PartName;
  readonly substance: Substance;
  readonly geometry: BufferGeometry;
}

/** An open temple in coordinates relative to its hinge; it points to -z. */
export interface Temple {
  /** The viewer's side. */
  readonly side: "left" | "right";
  readonly hinge: Vector3;
  readonly parts: readonly Part[];
}

/** Returns the mirror image about x = 0, with reversed triangles so that they face outwards. */
export function mirrorGeometry(geometry: BufferGeometry): BufferGeometry {
  const image = geometry.clone();
  const [positions, normals] = [image.getAttribute("position"), image.getAttribute("normal")];
  for (let index = 0; index < positions.count; index += 1) {
    positions.setX(index, -positions.getX(index));
    normals.setX(index, -normals.getX(index));
  }
  const corners = [...(image.getIndex()?.array ?? [])];
  image.setIndex(corners.map((corner, at) => corners[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1] ?? corner));
  return image;
}

/** Returns a part and its mirror image. */
export const mirroredPair = (part: Part): readonly Part[] => [
  part,
  { ...part, geometry: mirrorGeometry(part.geometry) },
];
