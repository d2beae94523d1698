import { Group, type Material, Mesh } from "three";
import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, frameModel } from "./frameModel.ts";
import { type FrameSubstances, frameSubstances } from "./materials/frameSubstances.ts";
import type { Part } from "./part.ts";
import { poseOf } from "./pose.ts";

/** A frame that can be lit. */
export interface FrameObject {
  readonly group: Group;
  /** Lenses as layers that take light away: what passes them decides how much shadow they throw. */
  readonly tints: readonly Mesh[];
  readonly passes: number;
  readonly dispose: () => void;
}

/** Puts a frame on the table: y = 0 is where it rests. */
export function frameObject(frame: DrawnFrame, way: "open" | "folded", step?: number): FrameObject {
  const model = frameModel(frame, step);
  const substances = frameSubstances(frame);
  const pose = poseOf(model, way);
  const group = new Group();
  group.add(...model.front.flatMap((part) => meshesOf(part, substances)));
  model.temples.forEach(({ hinge, parts }, index) => {
    const { tilt, fold } = pose.temples[index === 0 ? 0 : 1];
    const temple = new Group();
    temple.position.copy(hinge);
    temple.rotation.set(tilt, fold, 0, "YXZ");
    temple.add(...parts.flatMap((part) => meshesOf(part, substances)));
    group.add(temple);
  });
  group.rotation.x = pose.lean;
  group.position.y = pose.height;
  group.updateMatrixWorld(true);
  const { tint } = substances.glass;
  const tints: Mesh[] = [];
  group.traverse((object) => {
    if (object instanceof Mesh && object.material === tint) tints.push(object);
  });
  return { group, tints, passes: substances.glass.passes, dispose: () => disposeAll(model, substances) };
}

function meshesOf(part: Part, substances: FrameSubstances): Mesh[] {
  const { glass } = substances;
  switch (part.substance) {
    case "glass":
      return [
        mesh(part, glass.tint, { shadows: "casts", order: 5 }),
        mesh(part, glass.glare, { shadows: "none", order: 6 }),
      ];
    case "glassEdge":
      return [mesh(part, glass.edge, { shadows: "casts", order: 4 })];
    case "core":
      return substances.coreShows ? [mesh(part, substances.of.core, { shadows: "none" })] : [];
    case "acetate":
      return [mesh(part, part.name === "temple" ? substances.temple : substances.of.acetate, { shadows: "both" })];
    default:
      return [mesh(part, substances.of[part.substance], { shadows: "both" })];
  }
}

function mesh(
  { geometry }: Part,
  material: Material,
  { shadows, order = 0 }: { readonly shadows: "both" | "casts" | "none"; readonly order?: number },
): Mesh {
  const made = new Mesh(geometry, material);
  made.castShadow = shadows !== "none";
  made.receiveShadow = shadows === "both";
  made.renderOrder = order;
  return made;
}

function disposeAll({ front, temples }: FrameModel, { of, temple, glass }: FrameSubstances) {
  for (const { geometry } of [...front, ...temples.flatMap(({ parts }) => parts)]) geometry.dispose();
  for (const material of [...Object.values(of), temple, glass.tint, glass.glare, glass.edge]) material.dispose();
}
