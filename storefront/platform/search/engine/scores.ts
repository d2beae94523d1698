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
