import { type Bitmap, includes } from "./bitmap.ts";
import type { FunctionsQuery } from "./query.ts";

/** Lends room for a score of each document; all of it is given back when the search is over. */
export interface Scores {
  /** All 0. */
  readonly take: () => Float64Array;
  readonly giveBack: () => void;
}

/** As many are kept for the next search: more than shoppers' searches take. */
const mostKept = 8;

export function createScores(size: number): Scores {
  const kept: Float64Array[] = [];
  let taken = 0;
  return {
    take() {
      const scores = kept[taken] ?? new Float64Array(size);
      kept[taken++] = scores;
      return scores.fill(0);
    },
    giveBack() {
      taken = 0;
      kept.length = Math.min(kept.length, mostKept);
    },
  };
}

interface Weight {
  readonly found: Bitmap;
  readonly weight: number;
}

const multiply = (a: number, b: number) => a * b;
const add = (a: number, b: number) => a + b;

/** The weights that a document meets, made one. */
function joined(weights: readonly Weight[], mode: FunctionsQuery["scoreMode"]): number {
  const numbers = weights.map(({ weight }) => weight);
  switch (mode) {
    case "multiply":
      return numbers.reduce(multiply, 1);
    case "sum":
      return numbers.reduce(add, 0);
    case "avg":
      // The average is weighed by the weights, and each of them weighs a score of 1.
      return 1;
    case "first":
      return numbers[0] ?? 1;
    case "max":
      return Math.max(...numbers);
    case "min":
      return Math.min(...numbers);
  }
}

/** The score of a document after the functions that it meets; without any, the factor is 1. */
export function weighed(
  score: number,
  document: number,
  functions: readonly Weight[],
  { scoreMode, boostMode, maximumBoost, boost }: FunctionsQuery,
): number {
  const met = functions.filter(({ found }) => includes(found, document));
  const factor = Math.min(met.length > 0 ? joined(met, scoreMode) : 1, maximumBoost);
  const parts: Readonly<Record<FunctionsQuery["boostMode"], number>> = {
    multiply: score * factor,
    replace: factor,
    sum: score + factor,
    avg: (score + factor) / 2,
    max: Math.max(score, factor),
    min: Math.min(score, factor),
  };
  return boost * parts[boostMode];
}
