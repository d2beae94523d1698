import { bitsOf } from "../bitmap.ts";
import type { Fuzziness, TextRules } from "../query.ts";
import { lowerBound, lettersOf, type TextIndex } from "./textIndex.ts";

/** Longer words are never similar to another one. */
const maxWordLength = 64;
/** Rows of the edit distance table, allocated once and reused by every call. */
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(maxWordLength + 1),
  new Uint8Array(maxWordLength + 1),
  new Uint8Array(maxWordLength + 1),
];

/**
 * Returns the edit distance of two words as Elasticsearch counts it: insertions, deletions, replacements and swaps of two
 * neighbouring letters. Returns Infinity if it is more than `max`, or if the second word has more than 64 letters.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length > maxWordLength) return Number.POSITIVE_INFINITY;
  let [before, above, row] = rows;
  for (let column = 0; column <= b.length; column++) above[column] = column;
  for (let line = 1; line <= a.length; line++) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(line - 1) === b.charCodeAt(column - 1);
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap =
        line > 1 &&
        column > 1 &&
        a.charCodeAt(line - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(line - 2) === b.charCodeAt(column - 1);
      if (isSwap) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      row[column] = edits;
      least = Math.min(least, edits);
    }
    // A swap refers to the row before the last one, which may have a distance that is smaller by one.
    if (least > max + 1) return Number.POSITIVE_INFINITY;
    [before, above, row] = [above, row, before];
  }
  const edits = above[b.length] ?? 0;
  return edits <= max ? edits : Number.POSITIVE_INFINITY;
}

/** A word of the index that matches a word of the search. */
export interface Spelling {
  readonly word: number;
  /** 1 for the word itself, up to 0.45 for a word that starts with it, up to 0.3 for a similar word. */
  readonly quality: number;
}

const prefixQuality = 0.45;
const fuzzyQuality = 0.3;

const maxEdits = (fuzziness: Fuzziness, word: string) =>
  fuzziness === "auto" ? Number(word.length > 2) + Number(word.length > 5) : fuzziness;

/** Returns false if the letters of two words rule out that few edits. Each edit changes at most one bit on each side. */
const canBeSimilar = (a: number, b: number, max: number) => bitsOf(a & ~b) <= max && bitsOf(b & ~a) <= max;

/** Returns the words of the index that differ from a word by the allowed number of edits. */
function similarWords(form: string, { words, letters }: TextIndex, rules: TextRules): Spelling[] {
  const max = maxEdits(rules.fuzziness, form);
  if (max === 0) return [];
  const prefix = form.slice(0, rules.prefixLength);
  const formLetters = lettersOf(form);
  const found: Spelling[] = [];
  const end = prefix === "" ? words.length : lowerBound(words, `${prefix}\uffff`);
  for (let word = lowerBound(words, prefix); word < end; word++) {
    if (!canBeSimilar(formLetters, letters[word] ?? 0, max)) continue;
    const other = words[word] ?? "";
    const edits = editDistance(form, other, max);
    const shorter = Math.min(form.length, other.length);
    // A word that shares no letter at its place is a different word.
    if (edits > 0 && edits < shorter) found.push({ word, quality: fuzzyQuality * (1 - edits / shorter) });
  }
  return found;
}

/** Returns the words of the index that start with a word. */
function wordsWithPrefix(form: string, { words }: TextIndex): Spelling[] {
  const found: Spelling[] = [];
  for (let word = lowerBound(words, form); word < words.length; word++) {
    const other = words[word] ?? "";
    if (!other.startsWith(form)) break;
    if (other !== form) found.push({ word, quality: prefixQuality * (0.8 + (0.2 * form.length) / other.length) });
  }
  return found;
}

/** Returns the words of the index that match a word, the most similar first. With `isPrefix`, words that start with it match. */
export function spellingsOf(
  forms: readonly string[],
  index: TextIndex,
  rules: TextRules,
  isPrefix: boolean,
): readonly Spelling[] {
  const exact = forms.flatMap((form): Spelling[] => {
    const word = lowerBound(index.words, form);
    return index.words[word] === form ? [{ word, quality: 1 }] : [];
  });
  const others = forms.flatMap((form) => (isPrefix ? wordsWithPrefix(form, index) : similarWords(form, index, rules)));
  const best = new Map<number, number>();
  for (const { word, quality } of [...exact, ...others]) best.set(word, Math.max(quality, best.get(word) ?? 0));
  const sorted = [...best]
    .map(([word, quality]) => ({ word, quality }))
    .toSorted((a, b) => b.quality - a.quality || a.word - b.word);
  // Only misspelled words are limited: a word being typed matches every word that it may become.
  return isPrefix ? sorted : sorted.slice(0, Math.max(exact.length, rules.maximumExpansions));
}
