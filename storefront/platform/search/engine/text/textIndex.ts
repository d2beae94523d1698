import { foldText } from "@dioptra/ui/rules";
import type { Column } from "../column.ts";

/** How German umlauts are spelled without umlauts. */
const spelledOut: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** The ways in which a word is written without marks: "żółty" is zolty, "Grün" is grun and gruen. */
export function formsOf(word: string): readonly string[] {
  const lower = word.normalize("NFC").toLowerCase();
  const plain = foldText(lower);
  const spelled = foldText(lower.replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter));
  return plain === spelled ? [plain] : [plain, spelled];
}

/** The words of a text in their order, each in all its forms. Digits are kept: "Okno 27" is okno, 27. */
export const wordsOf = (text: string): readonly (readonly string[])[] =>
  (text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(formsOf).filter(([form]) => form !== "");

/** The words of a column: which of its values has which word where. */
export interface TextIndex {
  /** Each word once, in their order. */
  readonly words: readonly string[];
  /** Which letters a word has: words that differ in many are far from each other. */
  readonly letters: Uint32Array;
  /** Entries of a word are those from `starts[word]` up to `starts[word + 1]`. */
  readonly starts: Uint32Array;
  /** By entry: the ordinal of a value, */
  readonly values: Uint32Array;
  /** and the place of the word in it. */
  readonly places: Uint32Array;
  /** How many words each value has. */
  readonly lengths: Uint32Array;
  readonly averageLength: number;
}

/** One bit for each letter; whatever is no letter shares the rest. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + ((code + 97) % 6));
  }
  return letters;
}

/** The first word that is not before the given one. */
export function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
