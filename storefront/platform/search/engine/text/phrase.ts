import type { Spelling } from "./spellings.ts";
import type { TextIndex } from "./textIndex.ts";

/** Returns, for each value, the places where a phrase would start that has one of these words at `offset`. */
function phraseStarts(spellings: readonly Spelling[], offset: number, { starts, values, places }: TextIndex) {
  const found = new Map<number, Set<number>>();
  for (const { word } of spellings) {
    const end = starts[word + 1] ?? 0;
    for (let entry = starts[word] ?? 0; entry < end; entry++) {
      const value = values[entry] ?? 0;
      const phrasePlaces = found.get(value) ?? new Set();
      found.set(value, phrasePlaces.add((places[entry] ?? 0) - offset));
    }
  }
  return found;
}

/** Returns the values that contain the words next to each other and in order. */
export function phraseValues(words: readonly (readonly Spelling[])[], index: TextIndex): readonly number[] {
  const [first = new Map<number, Set<number>>(), ...others] = words.map((spellings, offset) =>
    phraseStarts(spellings, offset, index),
  );
  return [...first]
    .filter(([value, starts]) =>
      [...starts].some((start) => others.every((each) => each.get(value)?.has(start) === true)),
    )
    .map(([value]) => value);
}
