import { type BufferGeometry, Mesh } from "three";
import type { SeeThrough } from "./materials/seeThrough.ts";

/** What is seen through: how much light passes decides how much shadow it throws. */
export interface ClearMesh {
  readonly mesh: Mesh;
  /** From 0 to 1. */
  readonly passes: number;
}

/** First all that takes light away, then all that adds some. */
export const order = { edge: 4, absorbs: 5, glare: 6 } as const;

/** Two meshes of one thing, the first of which throws its shadow. */
export function clearMeshes(
  geometry: BufferGeometry,
  look: SeeThrough,
): { readonly meshes: readonly [absorbs: Mesh, glare: Mesh]; readonly clear: ClearMesh } {
  const [absorbs, glare] = [new Mesh(geometry, look.absorbs), new Mesh(geometry, look.glare)];
  absorbs.castShadow = true;
  absorbs.renderOrder = order.absorbs;
  glare.renderOrder = order.glare;
  return { meshes: [absorbs, glare], clear: { mesh: absorbs, passes: look.passes } };
}
