import type { BufferGeometry } from "three";
import type { Part } from "./part.ts";

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
