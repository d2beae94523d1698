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
  /** By document: how many words it has met, which was the last, and how well it has met that one. */
  const counts = new Uint8Array(size);
  const last = new Uint8Array(size);
  const best = new Float64Array(size);
  const met: number[] = [];
  const all: number[] = [];
  let scores: Float64Array = best;
  let word = 1;
  return {
    begin(sheet) {
      scores = sheet;
      word = 1;
    },
    meet({ postings, postingStarts }, value, score) {
      const end = postingStarts[value + 1] ?? 0;
      for (let place = postingStarts[value] ?? 0; place < end; place++) {
        const document = postings[place] ?? 0;
        if (last[document] !== word) {
          last[document] = word;
          best[document] = score;
          met.push(document);
        } else if (score > (best[document] ?? 0)) {
          best[document] = score;
        }
      }
    },
    next() {
      for (const document of met) {
        const count = counts[document] ?? 0;
        if (count === 0) all.push(document);
        counts[document] = count + 1;
        scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
      }
      met.length = 0;
      word++;
    },
    end(needed) {
      const found = emptyBitmap(size);
      for (const document of all) {
        if ((counts[document] ?? 0) >= needed) include(found, document);
        counts[document] = 0;
        last[document] = 0;
      }
      all.length = 0;
      return found;
    },
  };
}
