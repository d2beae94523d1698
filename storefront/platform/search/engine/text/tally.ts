import { type Bitmap, emptyBitmap, include } from "../bitmap.ts";
import type { Column } from "../column.ts";

/** Adds up, by document, how well the words of a search are met, one word after another. */
export interface Tally {
  /** Begins with an empty sheet. */
  readonly begin: (scores: Float64Array) => void;
  /** Every document with a value meets the present word that well, if not better. */
  readonly meet: (column: Column, value: number, score: number) => void;
  /** The next word is begun. */
  readonly next: () => void;
  /** The documents that have met as many of the words. */
  readonly end: (needed: number) => Bitmap;
}

export function createTally(size: number): Tally {
  const words = new Uint8Array(size);
  const best = new Float64Array(size);
  const met: number[] = [];
  const all: number[] = [];
  let scores: Float64Array = best;
  return {
    begin(sheet) {
      scores = sheet;
    },
    meet({ postings, postingStarts }, value, score) {
      const end = postingStarts[value + 1] ?? 0;
      for (let place = postingStarts[value] ?? 0; place < end; place++) {
        const document = postings[place] ?? 0;
        const before = best[document] ?? 0;
        if (before === 0) met.push(document);
        if (score > before) best[document] = score;
      }
    },
    next() {
      for (const document of met) {
        const count = words[document] ?? 0;
        if (count === 0) all.push(document);
        words[document] = count + 1;
        scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
        best[document] = 0;
      }
      met.length = 0;
    },
    end(needed) {
      const found = emptyBitmap(size);
      for (const document of all) {
        if ((words[document] ?? 0) >= needed) include(found, document);
        words[document] = 0;
      }
      all.length = 0;
      return found;
    },
  };
}
