import type { Spelling } from "./spellings.ts";
import type { TextIndex } from "./textIndex.ts";

/** Where a word stands: by value, the places at which a phrase would begin that has the word at `offset`. */
function beginnings(spellings: readonly Spelling[], offset: number, { starts, values, places }: TextIndex) {
  const found = new Map<number, Set<number>>();
  for (const { word } of spellings) {
    const end = starts[word + 1] ?? 0;
    for (let entry = starts[word] ?? 0; entry < end; entry++) {
      const value = values[entry] ?? 0;
      const own = found.get(value) ?? new Set();
      found.set(value, own.add((places[entry] ?? 0) - offset));
    }
  }
  return found;
}

/** The values in which words stand side by side in their order. */
export function phraseValues(words: readonly (readonly Spelling[])[], index: TextIndex): readonly number[] {
  const [first = new Map<number, Set<number>>(), ...others] = words.map((spellings, offset) =>
    beginnings(spellings, offset, index),
  );
  return [...first]
    .filter(([value, begins]) =>
      [...begins].some((begin) => others.every((each) => each.get(value)?.has(begin) === true)),
    )
    .map(([value]) => value);
}
