import type { Unit } from "./understand.ts";

/** How many parts of a search are considered; further ones are left out. */
const maxUnits = 8;

/** Returns all ways to leave out `count` of the units. */
function without(units: readonly Unit[], count: number): readonly (readonly Unit[])[] {
  if (count === 0) return [units];
  return units.flatMap((_, index) =>
    without(units.slice(index + 1), count - 1).map((rest) => units.slice(0, index).concat(rest)),
  );
}

/** Returns how much a part of a search says about a product: a name says more than a kind of product. */
const specificityOf = ({ matchings, combinations, wordCount, upTo }: Unit): number => {
  if (upTo !== null) return 1;
  const scores = [...matchings.map(({ score }) => score), ...(combinations.length > 0 ? [2] : [])];
  return Math.max(0, ...scores) * wordCount;
};

/**
 * Returns as many parts of a search as possible that some product matches together; an empty list if none matches any.
 * Among equally many, the most specific ones are kept, and a word that was misspelled is left out first (`isGuess`). `count` returns how many products match each of several sets.
 */
export async function fewerWords(
  units: readonly Unit[],
  count: (sets: readonly (readonly Unit[])[]) => Promise<readonly number[]>,
  isGuess: (unit: Unit) => boolean = () => false,
): Promise<readonly Unit[]> {
  const considered = units.slice(0, maxUnits);
  for (let left = 1; left < considered.length; left++) {
    const sets = without(considered, left);
    const counts = await count(sets);
    const found = sets
      .map((set, index) => ({
        set,
        count: counts[index] ?? 0,
        specificity: set.reduce((sum, unit) => sum + (isGuess(unit) ? 0 : specificityOf(unit)), 0),
      }))
      .filter((each) => each.count > 0)
      .toSorted((a, b) => b.specificity - a.specificity || b.count - a.count);
    if (found[0]) return found[0].set;
  }
  return [];
}
