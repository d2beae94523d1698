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
