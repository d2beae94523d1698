import { bitsOf } from "../bitmap.ts";
import type { Fuzziness, TextRules } from "../query.ts";
import { firstFrom, lettersOf, type TextIndex } from "./textIndex.ts";

const longest = 64;
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(longest + 1),
  new Uint8Array(longest + 1),
  new Uint8Array(longest + 1),
];

/**
 * How many letters one word must be changed by to be the other: put in, left out, replaced, or two neighbours turned
 * round, as Elasticsearch counts. Infinite when it is more than `most`, or a word is longer than any shopper's.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length > longest) return Number.POSITIVE_INFINITY;
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
      const isTurned =
        line > 1 &&
        column > 1 &&
        a.charCodeAt(line - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(line - 2) === b.charCodeAt(column - 1);
      if (isTurned) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      row[column] = edits;
      least = Math.min(least, edits);
    }
    // Two neighbours that are turned round reach back two lines, which may be one better.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    [before, above, row] = [above, row, before];
  }
  const edits = above[b.length] ?? 0;
  return edits <= most ? edits : Number.POSITIVE_INFINITY;
}

/** A word of the index that a word of the search may mean. */
export interface Spelling {
  readonly word: number;
  /** 1 for the word itself; below a half of that for one that begins so, and lower still for one that is nearly so. */
  readonly quality: number;
}

const begunQuality = 0.45;
const nearQuality = 0.3;

const lettersAllowed = (fuzziness: Fuzziness, word: string) =>
  fuzziness === "auto" ? Number(word.length > 2) + Number(word.length > 5) : fuzziness;

/** A letter that is put in, left out or replaced changes at most one bit on each side. */
const mayBeNear = (a: number, b: number, most: number) => bitsOf(a & ~b) <= most && bitsOf(b & ~a) <= most;

function nearTo(form: string, { words, letters }: TextIndex, rules: TextRules): Spelling[] {
  const most = lettersAllowed(rules.fuzziness, form);
  if (most === 0) return [];
  const prefix = form.slice(0, rules.prefixLength);
  const own = lettersOf(form);
  const found: Spelling[] = [];
  const end = prefix === "" ? words.length : firstFrom(words, `${prefix}\uffff`);
  for (let word = firstFrom(words, prefix); word < end; word++) {
    if (!mayBeNear(own, letters[word] ?? 0, most)) continue;
    const other = words[word] ?? "";
    const edits = editDistance(form, other, most);
    const shorter = Math.min(form.length, other.length);
    // A word of which nothing is right is another word.
    if (edits > 0 && edits < shorter) found.push({ word, quality: nearQuality * (1 - edits / shorter) });
  }
  return found;
}

function begunBy(form: string, { words }: TextIndex): Spelling[] {
  const found: Spelling[] = [];
  for (let word = firstFrom(words, form); word < words.length; word++) {
    const other = words[word] ?? "";
    if (!other.startsWith(form)) break;
    if (other !== form) found.push({ word, quality: begunQuality * (0.8 + (0.2 * form.length) / other.length) });
  }
  return found;
}

/** The words of the index that a word may mean, the nearest first, each once. */
export function spellingsOf(
  forms: readonly string[],
  index: TextIndex,
  rules: TextRules,
  isBegun: boolean,
): readonly Spelling[] {
  const exact = forms.flatMap((form): Spelling[] => {
    const word = firstFrom(index.words, form);
    return index.words[word] === form ? [{ word, quality: 1 }] : [];
  });
  const others = forms.flatMap((form) => (isBegun ? begunBy(form, index) : nearTo(form, index, rules)));
  const best = new Map<number, number>();
  for (const { word, quality } of [...exact, ...others]) best.set(word, Math.max(quality, best.get(word) ?? 0));
  const sorted = [...best]
    .map(([word, quality]) => ({ word, quality }))
    .toSorted((a, b) => b.quality - a.quality || a.word - b.word);
  // What is being typed is found whatever it becomes; what is spelled wrong is tried in so many ways.
  return isBegun ? sorted : sorted.slice(0, Math.max(exact.length, rules.maximumExpansions));
}
