import { words, type Words } from "../texts/index.ts";
import type { Tint } from "@dioptra/ui/eyewear";

/** Colours of lenses for the sun: as they follow the noun, and what can be said of each. */
export const tintWords: Readonly<Record<Tint, { readonly after: Words; readonly told: Words }>> = {
  grey: {
    after: words("descriptions.tint.grey.after"),
    told: words("descriptions.tint.grey.told"),
  },
  brown: {
    after: words("descriptions.tint.brown.after"),
    told: words("descriptions.tint.brown.told"),
  },
  green: {
    after: words("descriptions.tint.green.after"),
    told: words("descriptions.tint.green.told"),
  },
  "grey-gradient": {
    after: words("descriptions.tint.grey-gradient.after"),
    told: words("descriptions.tint.grey-gradient.told"),
  },
  "brown-gradient": {
    after: words("descriptions.tint.brown-gradient.after"),
    told: words("descriptions.tint.brown-gradient.told"),
  },
  "green-gradient": {
    after: words("descriptions.tint.green-gradient.after"),
    told: words("descriptions.tint.green-gradient.told"),
  },
  "silver-mirror": {
    after: words("descriptions.tint.silver-mirror.after"),
    told: words("descriptions.tint.silver-mirror.told"),
  },
  "blue-mirror": {
    after: words("descriptions.tint.blue-mirror.after"),
    told: words("descriptions.tint.blue-mirror.told"),
  },
  "gold-mirror": {
    after: words("descriptions.tint.gold-mirror.after"),
    told: words("descriptions.tint.gold-mirror.told"),
  },
};
