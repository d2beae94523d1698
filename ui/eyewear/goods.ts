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

/** How long one lens is worn. */
export const lensPeriods = ["daily", "two-weekly", "monthly"] as const;
export type LensPeriod = (typeof lensPeriods)[number];

/** The colours of cartons; not of lenses, which are clear. */
export const cartonColors = ["sea", "sky", "moss", "plum", "rose", "slate"] as const;
export type CartonColor = (typeof cartonColors)[number];

/** What of a pack of lenses is drawn, in the same sizes as frames. */
export const lensPackCrops = ["card", "wide", "swatch", "square"] as const;
export type LensPackCrop = (typeof lensPackCrops)[number];

/** The least and the most lenses in a pack. */
export const drawablePieces = [1, 999] as const;

/** All that a picture of a pack shows. */
export interface DrawnLensPack {
  readonly period: LensPeriod;
  readonly color: CartonColor;
  readonly pieces: number;
}

/** What a carton is printed with: on its front from left to right, on its top and, in the shade, on its side. */
export interface CartonPrint {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly side: string;
}

/** How each colour is printed. */
export const cartonPrints: Readonly<Record<CartonColor, CartonPrint>> = {
  sea: { left: "#2a6f86", right: "#3f9bab", top: "#6fb6bf", side: "#1f566a" },
  sky: { left: "#3d6fa3", right: "#6a9cc9", top: "#9cc0dd", side: "#2e5580" },
  moss: { left: "#4d7355", right: "#7a9d78", top: "#a8c1a2", side: "#3a5841" },
  plum: { left: "#6a5284", right: "#917bab", top: "#b7a6c8", side: "#513e66" },
  rose: { left: "#a3606a", right: "#c68b90", top: "#dcb4b5", side: "#804a53" },
  slate: { left: "#4b5a66", right: "#778792", top: "#a6b2b9", side: "#38444e" },
};
