/** The goods other than frames and contact lenses that can be drawn: care products, cases, lens packages, paper goods. */
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

/** Everything that a picture of goods depends on. */
export interface DrawnGoods {
  readonly form: GoodsForm;
  /** The colour of the print. */
  readonly color: CartonColor;
}

/** The replacement periods of contact lenses. */
export const lensPeriods = ["daily", "two-weekly", "monthly"] as const;
export type LensPeriod = (typeof lensPeriods)[number];

/** The colours of cartons (the lenses themselves are clear). */
export const cartonColors = ["sea", "sky", "moss", "plum", "rose", "slate"] as const;
export type CartonColor = (typeof cartonColors)[number];

/** The crops of pictures of goods, with the same sizes as those of frames. */
export const lensPackCrops = ["card", "wide", "swatch", "square"] as const;
export type LensPackCrop = (typeof lensPackCrops)[number];

/** The minimum and maximum number of lenses in a pack that can be drawn. */
export const drawablePieces = [1, 999] as const;

/** Everything that a picture of a lens pack depends on. */
export interface DrawnLensPack {
  readonly period: LensPeriod;
  readonly color: CartonColor;
  /** The number of lenses. */
  readonly pieces: number;
}

/** The print of a carton: the gradient of its front from left to right, its top, and its shaded side. */
export interface CartonPrint {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly side: string;
}

/** The print of each colour. */
export const cartonPrints: Readonly<Record<CartonColor, CartonPrint>> = {
  sea: { left: "#2a6f86", right: "#3f9bab", top: "#6fb6bf", side: "#1f566a" },
  sky: { left: "#3d6fa3", right: "#6a9cc9", top: "#9cc0dd", side: "#2e5580" },
  moss: { left: "#4d7355", right: "#7a9d78", top: "#a8c1a2", side: "#3a5841" },
  plum: { left: "#6a5284", right: "#917bab", top: "#b7a6c8", side: "#513e66" },
  rose: { left: "#a3606a", right: "#c68b90", top: "#dcb4b5", side: "#804a53" },
  slate: { left: "#4b5a66", right: "#778792", top: "#a6b2b9", side: "#38444e" },
};
