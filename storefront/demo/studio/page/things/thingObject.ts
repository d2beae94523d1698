import { frameObject } from "@dioptra/ui/frame-model";
import type { Thing } from "../../scene.ts";
import { careCarton } from "../prints/careFaces.ts";
import { blister, contactLens } from "./blister.ts";
import { dropFlacon, solutionBottle, sprayBottle } from "./bottles.ts";
import type { Built } from "./built.ts";
import { carton, lensCarton } from "./cartons.ts";
import { glassesCase, lensCase, peroxideCase } from "./cases.ts";
import { uncutLens, vials } from "./clearThings.ts";
import { cloth } from "./cloth.ts";
import { bankCard, envelope, giftCard, guide } from "./papers.ts";

/** Builds what is to be photographed. */
export function thingObject(thing: Thing): Built {
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
