import { type BufferGeometry, Group, type Material, Mesh } from "three";
import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, frameModel } from "./frameModel.ts";
import { type FrameSubstances, frameSubstances } from "./materials/frameSubstances.ts";
import type { Part } from "./part.ts";
import { poseOf } from "./pose.ts";
import type { TransparentMaterial } from "./materials/transparentMaterial.ts";

/** The meshes of a frame. */
export interface FrameObject {
  readonly group: Group;
  /** The transparent meshes, whose shadows depend on the exposure. */
  readonly clear: readonly TransparentMesh[];
  readonly dispose: () => void;
}

/** Creates the meshes of a frame that rests on a table at y = 0, with open or folded temples. */
export const frameObject = (frame: DrawnFrame, way: "open" | "folded", step?: number): FrameObject =>
  modelObject(frame, frameModel(frame, step), way);

/** Does the same as `frameObject` with an existing model. */
export function modelObject(frame: DrawnFrame, model: FrameModel, way: "open" | "folded"): FrameObject {
  const substances = frameSubstances(frame);
  const pose = poseOf(model, way);
  const clear: TransparentMesh[] = [];
  const meshesOf = (parts: readonly Part[]) => parts.flatMap((part) => meshesOfPart(part, substances, clear));
  const group = new Group();
  group.add(...meshesOf(model.front));
  model.temples.forEach(({ hinge, parts }, index) => {
    const { tilt, fold } = pose.temples[index === 0 ? 0 : 1];
    const temple = new Group();
    temple.position.copy(hinge);
    temple.rotation.set(tilt, fold, 0, "YXZ");
    temple.add(...meshesOf(parts));
    group.add(temple);
  });
  group.rotation.x = pose.lean;
  group.position.y = pose.height;
  group.updateMatrixWorld(true);
  return { group, clear, dispose: () => disposeAll(group) };
}

/** Returns one mesh, or two for a transparent part, which is also added to `clear`. */
function meshesOfPart(part: Part, { of, temple, coreShows }: FrameSubstances, clear: TransparentMesh[]): Mesh[] {
  if (part.substance === "core" && !coreShows) return [];
  const look = part.name === "temple" && part.substance === "acetate" ? temple : of[part.substance];
  if (!("absorbs" in look)) {
    const mesh = new Mesh(part.geometry, look);
    // Wire cores inside clear acetate and the thin edges of lenses receive no shadow.
    mesh.castShadow = part.substance !== "core";
    mesh.receiveShadow = part.substance !== "core" && part.substance !== "glassEdge";
    mesh.renderOrder = part.substance === "glassEdge" ? order.edge : 0;
    return [mesh];
  }
  const layers = createTransparentMeshes(part.geometry, look);
  clear.push(layers.clear);
  return [...layers.meshes];
}

function disposeAll(group: Group) {
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    const materials: readonly Material[] = [object.material].flat();
    for (const material of materials) material.dispose();
  });
}

/** A transparent mesh. The light that passes determines how much shadow it casts. */
export interface TransparentMesh {
  readonly mesh: Mesh;
  /** The share of light that passes, from 0 to 1. */
  readonly passes: number;
}

/** The render order of transparent layers: first those that absorb light, then those that add it. */
export const order = { edge: 4, absorbs: 5, glare: 6 } as const;

/** Creates the two meshes of a transparent part. The absorbing one casts the shadow. */
export function createTransparentMeshes(
  geometry: BufferGeometry,
  look: TransparentMaterial,
): { readonly meshes: readonly [absorbs: Mesh, glare: Mesh]; readonly clear: TransparentMesh } {
  const [absorbs, glare] = [new Mesh(geometry, look.absorbs), new Mesh(geometry, look.glare)];
  absorbs.castShadow = true;
  absorbs.renderOrder = order.absorbs;
  glare.renderOrder = order.glare;
  return { meshes: [absorbs, glare], clear: { mesh: absorbs, passes: look.passes } };
}
