import { type ClearMesh, clearMeshes, type SeeThrough } from "@dioptra/ui/frame-model";
import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from "three";

/** A thing that can be lit; y = 0 is where it rests. */
export interface Built {
  readonly object: Object3D;
  /** Its parts that are seen through. */
  readonly clear: readonly ClearMesh[];
}

/** A part that throws a shadow and lies in those of others. */
export function opaque(geometry: BufferGeometry, material: Material | Material[]): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A print on a part: its shadow is the part's. */
export function printedOn(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}

/** A part that is seen through. */
export function seenThrough(geometry: BufferGeometry, look: SeeThrough): Built {
  const { meshes, clear } = clearMeshes(geometry, look);
  return together(meshes, [clear]);
}

export function together(parts: readonly Object3D[], clear: readonly ClearMesh[] = []): Built {
  const object = new Group();
  object.add(...parts);
  return { object, clear };
}

/** Several things as one. */
export const joined = (things: readonly Built[]): Built =>
  together(
    things.map(({ object }) => object),
    things.flatMap(({ clear }) => clear),
  );

/** The same thing somewhere else. */
export function movedTo(built: Built, x: number, y: number, z: number): Built {
  built.object.position.set(x, y, z);
  return built;
}
