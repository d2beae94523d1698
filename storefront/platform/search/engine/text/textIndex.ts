import { searchForms } from "@dioptra/ui/rules";
import type { Column } from "../column.ts";

/** Splits a text into words, each in all its forms. Numbers are words: "Okno 27" becomes okno, 27. */
export const wordsOf = (text: string): readonly (readonly string[])[] =>
  (text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(searchForms).filter(([form]) => form !== "");

/** The words of a column: which value contains which word at which place. */
export interface TextIndex {
  /** The distinct words, sorted. */
  readonly words: readonly string[];
  /** The letters of each word as bits, which tell words apart that are not similar. */
  readonly letters: Uint32Array;
  /** The entries of a word are at `starts[word]` up to `starts[word + 1]`. */
  readonly starts: Uint32Array;
  /** The ordinal of the value that contains the word, by entry. */
  readonly values: Uint32Array;
  /** The place of the word in that value, by entry. */
  readonly places: Uint32Array;
  /** The number of words of each value. */
  readonly lengths: Uint32Array;
  readonly averageLength: number;
}

/** Returns the letters of a word as bits, one for each of a to z. All other characters share six bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + ((code + 97) % 6));
  }
  return letters;
}

/** Returns the index of the first word that does not sort before the given one. */
export function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indexes the words of a column's text values. */
export function createTextIndex({ raws }: Pick<Column, "raws">): TextIndex {
  const entries = new Map<string, { values: number[]; places: number[] }>();
  const lengths = new Uint32Array(raws.length);
  for (const [ordinal, raw] of raws.entries()) {
    const words = typeof raw === "string" ? wordsOf(raw) : [];
    lengths[ordinal] = words.length;
    for (const [place, forms] of words.entries()) {
      for (const form of forms) {
        const entry = entries.get(form) ?? { values: [], places: [] };
        entries.set(form, entry);
        entry.values.push(ordinal);
        entry.places.push(place);
      }
    }
  }
  const sorted = [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  for (const [word, [, entry]] of sorted.entries()) starts[word + 1] = (starts[word] ?? 0) + entry.values.length;
  const words = sorted.map(([word]) => word);
  return {
    words,
    letters: Uint32Array.from(words, lettersOf),
    starts,
    values: Uint32Array.from(sorted.flatMap(([, entry]) => entry.values)),
    places: Uint32Array.from(sorted.flatMap(([, entry]) => entry.places)),
    lengths,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
  };
}
