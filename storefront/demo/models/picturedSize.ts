import type { SeedSize } from "../frame.ts";

/** The size that stands for all on pictures and cards: the one in the middle. */
export const picturedSize = (sizes: readonly SeedSize[]): SeedSize | undefined =>
  sizes.toSorted((a, b) => a.totalWidth - b.totalWidth)[Math.floor((sizes.length - 1) / 2)];
