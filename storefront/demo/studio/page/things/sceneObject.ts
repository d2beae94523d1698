import type { ClearMesh } from "@dioptra/ui/frame-model";
import { Group, Material, Mesh, Texture } from "three";
import type { Placed } from "../../scene.ts";
import { radians } from "../viewFitting.ts";
import { thingObject } from "./thingObject.ts";

interface SceneObject {
  readonly group: Group;
  readonly clear: readonly ClearMesh[];
  readonly dispose: () => void;
}

/** Puts all things where they stand. */
export function sceneObject(things: readonly Placed[]): SceneObject {
  const group = new Group();
  const clear: ClearMesh[] = [];
  for (const thing of things) {
    const built = thingObject(thing);
    const place = new Group();
    place.add(built.object);
    const [x, z] = thing.at ?? [0, 0];
    place.position.set(x, thing.lifted ?? 0, z);
    place.rotation.set(radians(-(thing.lean ?? 0)), radians(thing.turn ?? 0), 0, "YXZ");
    group.add(place);
    clear.push(...built.clear);
  }
  group.updateMatrixWorld(true);
  return { group, clear, dispose: () => disposeAll(group) };
}

function disposeAll(group: Group) {
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat()) {
      if (!(material instanceof Material)) continue;
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
