import { type TransparentMesh, frameObject } from "@dioptra/ui/frame-model";
import { Group, Material, Mesh, Texture } from "three";
import type { PlacedThing, Thing } from "../../scene.ts";
import { radians } from "../cameras.ts";
import { careCarton } from "../prints/careFaces.ts";
import { blister, contactLens } from "./blister.ts";
import { dropFlacon, solutionBottle, sprayBottle } from "./bottles.ts";
import type { BuiltThing } from "./bodies.ts";
import { bankCard, carton, envelope, giftCard, guide, lensCarton } from "./cartons.ts";
import { glassesCase, lensCase, peroxideCase } from "./cases.ts";
import { uncutLens, vials } from "./clearThings.ts";
import { cloth } from "./cloth.ts";

/** The objects of a scene. `dispose` frees their memory. */
interface SceneObject {
  readonly group: Group;
  readonly clear: readonly TransparentMesh[];
  readonly dispose: () => void;
}

/** Builds all things of a scene at their positions. */
export function sceneObject(things: readonly PlacedThing[]): SceneObject {
  const group = new Group();
  const clear: TransparentMesh[] = [];
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

/** Builds one thing. */
function thingObject(thing: Thing): BuiltThing {
  switch (thing.kind) {
    case "frame": {
      const { group, clear } = frameObject(thing.frame, thing.way);
      return { object: group, clear };
    }
    case "lens-carton":
      return lensCarton(thing.label);
    case "blister":
      return blister(thing.label, thing.cups, thing.open);
    case "contact-lens":
      return contactLens();
    case "solution":
      return solutionBottle(thing.label);
    case "drops":
      return dropFlacon(thing.label);
    case "spray":
      return sprayBottle(thing.label);
    case "care-carton":
      return carton(thing.size, careCarton(thing.label, thing.size));
    case "vials":
      return vials();
    case "peroxide-case":
      return peroxideCase(thing.color);
    case "lens-case":
      return lensCase(thing.color);
    case "glasses-case":
      return glassesCase(thing.color, thing.open);
    case "cloth":
      return cloth(thing.color);
    case "gift-card":
      return giftCard(thing.color);
    case "guide":
      return guide(thing.color);
    case "envelope":
      return envelope();
    case "bank-card":
      return bankCard();
    case "uncut-lens":
      return uncutLens();
  }
}
