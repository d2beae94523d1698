import { type BufferGeometry, Group, type Material, Mesh } from "three";
import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, frameModel } from "./frameModel.ts";
import { type FrameSubstances, frameSubstances } from "./materials/frameSubstances.ts";
import type { Part } from "./part.ts";
import { poseOf } from "./pose.ts";
import type { SeeThrough } from "./materials/seeThrough.ts";

/** A frame that can be lit. */
export interface FrameObject {
  readonly group: Group;
  readonly clear: readonly ClearMesh[];
  readonly dispose: () => void;
}

/** Puts a frame on the table: y = 0 is where it rests. */
export const frameObject = (frame: DrawnFrame, way: "open" | "folded", step?: number): FrameObject =>
  modelObject(frame, frameModel(frame, step), way);

/** The same of a model that is there already. */
export function modelObject(frame: DrawnFrame, model: FrameModel, way: "open" | "folded"): FrameObject {
  const substances = frameSubstances(frame);
  const pose = poseOf(model, way);
  const clear: ClearMesh[] = [];
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

/** One mesh, or two where it is seen through; these are added to `clear` as well. */
function meshesOfPart(part: Part, { of, temple, coreShows }: FrameSubstances, clear: ClearMesh[]): Mesh[] {
  if (part.substance === "core" && !coreShows) return [];
  const look = part.name === "temple" && part.substance === "acetate" ? temple : of[part.substance];
  if (!("absorbs" in look)) {
    const mesh = new Mesh(part.geometry, look);
    // What shines through clear acetate, or is a line only, is never in its own shadow.
    mesh.castShadow = part.substance !== "core";
    mesh.receiveShadow = part.substance !== "core" && part.substance !== "glassEdge";
    mesh.renderOrder = part.substance === "glassEdge" ? order.edge : 0;
    return [mesh];
  }
  const layers = clearMeshes(part.geometry, look);
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
