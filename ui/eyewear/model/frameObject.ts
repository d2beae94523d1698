import { Group, type Material, Mesh } from "three";
import type { DrawnFrame } from "../frame.ts";
import { type ClearMesh, clearMeshes, order } from "./clearMesh.ts";
import { type FrameModel, frameModel } from "./frameModel.ts";
import { type FrameSubstances, frameSubstances } from "./materials/frameSubstances.ts";
import type { Part } from "./part.ts";
import { poseOf } from "./pose.ts";

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
