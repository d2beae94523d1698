import { words, type Words } from "../texts/index.ts";
import type { Finish } from "@dioptra/ui/eyewear";

export interface ColorWords {
  /** After the noun: `w kolorze czarnym`, `in Schwarz`, `in black`. */
  readonly after: Words;
  readonly told: Words;
}

/** Colours that shoppers narrow lists by, and what can be said of each on any frame. */
export const colorWords: Readonly<Partial<Record<Finish, ColorWords>>> = {
  black: {
    after: words("descriptions.color.black.after"),
    told: words("descriptions.color.black.told"),
  },
  havana: {
    after: words("descriptions.color.havana.after"),
    told: words("descriptions.color.havana.told"),
  },
  navy: {
    after: words("descriptions.color.navy.after"),
    told: words("descriptions.color.navy.told"),
  },
  crystal: {
    after: words("descriptions.color.crystal.after"),
    told: words("descriptions.color.crystal.told"),
  },
  wine: {
    after: words("descriptions.color.wine.after"),
    told: words("descriptions.color.wine.told"),
  },
  gold: {
    after: words("descriptions.color.gold.after"),
    told: words("descriptions.color.gold.told"),
  },
  silver: {
    after: words("descriptions.color.silver.after"),
    told: words("descriptions.color.silver.told"),
  },
};
