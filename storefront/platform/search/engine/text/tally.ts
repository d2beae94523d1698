import { type Bitmap, emptyBitmap, include } from "../bitmap.ts";
import type { Column } from "../column.ts";

/** Adds up the scores of documents, one word of a search after another. */
export interface Tally {
  /** Starts a search, whose scores are written into the array. */
  readonly begin: (scores: Float64Array) => void;
  /** Records that all documents with a value match the current word. The best score of a document counts. */
  readonly addMatches: (column: Column, value: number, score: number) => void;
  /** Adds the scores of the current word, and starts the next one. */
  readonly nextWord: () => void;
  /** Ends the search and returns the documents that match at least `needed` words. */
  readonly end: (needed: number) => Bitmap;
}

export function createTally(size: number): Tally {
  // By document: the number of words that match, the last of them, and the best score of that one.
  const counts = new Uint8Array(size);
  const last = new Uint8Array(size);
  const best = new Float64Array(size);
  /** The documents that match the current word. */
  const current: number[] = [];
  /** The documents that match any word. */
  const all: number[] = [];
  let scores: Float64Array = best;
  let word = 1;
  return {
    begin(emptyScores) {
      scores = emptyScores;
      word = 1;
    },
    addMatches({ postings, postingStarts }, value, score) {
      const end = postingStarts[value + 1] ?? 0;
      for (let place = postingStarts[value] ?? 0; place < end; place++) {
        const document = postings[place] ?? 0;
        if (last[document] !== word) {
          last[document] = word;
          best[document] = score;
          current.push(document);
        } else if (score > (best[document] ?? 0)) {
          best[document] = score;
        }
      }
    },
    nextWord() {
      for (const document of current) {
        const count = counts[document] ?? 0;
        if (count === 0) all.push(document);
        counts[document] = count + 1;
        scores[document] = (scores[document] ?? 0) + (best[document] ?? 0);
      }
      current.length = 0;
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
