import type { Finish } from "../eyewear/frame.ts";

/** What of skin and hair decides about a colour: whether they lean to gold or to silver, and how far they lie apart. */
export const colorTones = ["warm", "cool", "neutral", "strong", "soft"] as const;
export type ColorTone = (typeof colorTones)[number];

/** Finishes that repeat the tone, the surest first; guides agree on the direction, the list is ours. */
export const finishesFor: Readonly<Record<ColorTone, readonly Finish[]>> = {
  warm: ["havana", "honey", "gold", "bottle", "rose-gold", "rose-crystal"],
  cool: ["navy", "grey-havana", "silver", "sky", "wine", "gunmetal"],
  neutral: ["crystal", "smoke-gradient", "rose-gold", "navy", "grey-havana", "bottle"],
  strong: ["black", "navy", "wine", "bottle", "havana", "gunmetal"],
  soft: ["crystal", "rose-crystal", "honey", "sky", "rose-gold", "silver"],
};
