import { type Bitmap, includes } from "./bitmap.ts";
import type { FunctionsQuery } from "./query.ts";

/** Reuses arrays that hold a score for each document. All of them are released after a search. */
export interface ScorePool {
  /** Returns an array of zeros. */
  readonly acquire: () => Float64Array;
  readonly releaseAll: () => void;
}

/** Number of arrays that are reused, more than shoppers' searches need. */
const maxPooled = 8;

export function createScorePool(size: number): ScorePool {
  const pool: Float64Array[] = [];
  let acquired = 0;
  return {
    acquire() {
      const scores = pool[acquired] ?? new Float64Array(size);
      pool[acquired++] = scores;
      return scores.fill(0);
    },
    releaseAll() {
      acquired = 0;
      pool.length = Math.min(pool.length, maxPooled);
    },
  };
}

interface Weight {
  readonly found: Bitmap;
  readonly weight: number;
}

const multiply = (a: number, b: number) => a * b;
const add = (a: number, b: number) => a + b;

/** Combines the weights of the functions whose filter a document matches. */
function combineWeights(weights: readonly Weight[], mode: FunctionsQuery["scoreMode"]): number {
  const numbers = weights.map(({ weight }) => weight);
  switch (mode) {
    case "multiply":
      return numbers.reduce(multiply, 1);
    case "sum":
      return numbers.reduce(add, 0);
    case "avg":
      // Elasticsearch weights the average by the weights themselves, so with scores of 1 it is always 1.
      return 1;
    case "first":
      return numbers[0] ?? 1;
    case "max":
      return Math.max(...numbers);
    case "min":
      return Math.min(...numbers);
  }
}

/** Returns the score of a document after applying the functions whose filter it matches. */
export function applyFunctions(
  score: number,
  document: number,
  functions: readonly Weight[],
  { scoreMode, boostMode, maximumBoost, boost }: FunctionsQuery,
): number {
  const matching = functions.filter(({ found }) => includes(found, document));
  const factor = Math.min(matching.length > 0 ? combineWeights(matching, scoreMode) : 1, maximumBoost);
  const scoreByMode: Readonly<Record<FunctionsQuery["boostMode"], number>> = {
    multiply: score * factor,
    replace: factor,
    sum: score + factor,
    avg: (score + factor) / 2,
    max: Math.max(score, factor),
    min: Math.min(score, factor),
  };
  return boost * scoreByMode[boostMode];
}
