import { words, type Words } from "../texts/index.ts";
import type { Finish } from "@dioptra/ui/eyewear";
import type { FrameSize } from "@dioptra/ui/optics";

/** Ids that carts and links hold: a colour keeps its own for ever. */
export const colors: Readonly<Record<Finish, { readonly id: number; readonly words: Words }>> = {
  black: { id: 49, words: words("attributes.choices.colors.black") },
  navy: { id: 50, words: words("attributes.choices.colors.navy") },
  bottle: { id: 51, words: words("attributes.choices.colors.bottle") },
  wine: { id: 52, words: words("attributes.choices.colors.wine") },
  sky: { id: 53, words: words("attributes.choices.colors.sky") },
  honey: { id: 54, words: words("attributes.choices.colors.honey") },
  havana: { id: 55, words: words("attributes.choices.colors.havana") },
  "grey-havana": { id: 56, words: words("attributes.choices.colors.grey-havana") },
  crystal: { id: 57, words: words("attributes.choices.colors.crystal") },
  "rose-crystal": { id: 58, words: words("attributes.choices.colors.rose-crystal") },
  "smoke-gradient": { id: 59, words: words("attributes.choices.colors.smoke-gradient") },
  gold: { id: 60, words: words("attributes.choices.colors.gold") },
  silver: { id: 61, words: words("attributes.choices.colors.silver") },
  "rose-gold": { id: 62, words: words("attributes.choices.colors.rose-gold") },
  gunmetal: { id: 63, words: words("attributes.choices.colors.gunmetal") },
};

/** Ids that carts and links hold, by the width of the whole frame. */
export const sizes: Readonly<Record<FrameSize, { readonly id: number; readonly words: Words }>> = {
  narrow: { id: 171, words: words("attributes.choices.sizes.narrow") },
  medium: { id: 172, words: words("attributes.choices.sizes.medium") },
  wide: { id: 173, words: words("attributes.choices.sizes.wide") },
};
