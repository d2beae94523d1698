import type { Bitmap } from "./bitmap.ts";

/** What a query finds, and how well. */
export interface Matches {
  readonly found: Bitmap;
  /** By document; null where all score alike. */
  readonly scores: Float64Array | null;
  /** The score of each, where all score alike. */
  readonly alike: number;
}

export const alike = (found: Bitmap, score: number): Matches => ({ found, scores: null, alike: score });

export const scored = (found: Bitmap, scores: Float64Array): Matches => ({ found, scores, alike: 0 });

export const scoreOf = ({ scores, alike }: Matches, document: number): number =>
  scores === null ? alike : (scores[document] ?? 0);
