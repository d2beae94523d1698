import type { CartonColor } from "./lensPack.ts";

/** Things beside frames and lenses, as they are drawn: care, cases, lenses for frames, cards and papers. */
export const goodsForms = [
  "solution",
  "peroxide",
  "drops",
  "vials",
  "lens-case",
  "glasses-case",
  "spray",
  "cloth",
  "lens-package",
  "gift-card",
  "guide",
] as const;
export type GoodsForm = (typeof goodsForms)[number];

/** All that a picture of it shows. */
export interface DrawnGoods {
  readonly form: GoodsForm;
  /** What it is printed in. */
  readonly color: CartonColor;
}
