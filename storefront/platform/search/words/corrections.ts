import { bitsOf } from "../engine/bitmap.ts";
import { editDistance } from "../engine/text/spellings.ts";
import { lettersOf, lowerBound } from "../engine/text/textIndex.ts";
import type { Lexicon } from "./lexicon.ts";

export interface SpellingRules {
  /** The maximum number of edits. */
  readonly fuzziness: number;
  /** The number of first letters that must match exactly, unless nothing does. */
  readonly prefixLength: number;
  /** The maximum number of words. */
  readonly maximumExpansions: number;
}

/** Returns how many edits a word may need: none for two letters, one up to four, two for longer words. */
const editsFor = (form: string, { fuzziness }: SpellingRules) =>
  Math.min(fuzziness, form.length < 3 ? 0 : form.length < 5 ? 1 : 2);

/** Returns the words of the vocabulary that need the fewest edits, and begin with a prefix. */
function nearestWords(form: string, prefix: string, { vocabulary, letters }: Lexicon, max: number): readonly string[] {
  const formLetters = lettersOf(form);
  const end = prefix === "" ? vocabulary.length : lowerBound(vocabulary, `${prefix}\uffff`);
  let nearest: string[] = [];
  let fewest = max;
  for (let index = lowerBound(vocabulary, prefix); index < end; index++) {
    const others = letters[index] ?? 0;
    if (bitsOf(formLetters & ~others) > fewest || bitsOf(others & ~formLetters) > fewest) continue;
    const word = vocabulary[index] ?? "";
    if (/\d/.test(word)) continue;
    const edits = editDistance(form, word, fewest);
    // With so many edits, a short word could become any other.
    if (edits > fewest || edits * 2 >= Math.min(form.length, word.length)) continue;
    if (edits < fewest) nearest = [];
    fewest = edits;
    nearest.push(word);
  }
  return nearest;
}

/** Returns the words that an unknown word was probably meant to be; none for numbers and for words that are like no other. */
export function correctionsOf(form: string, lexicon: Lexicon, rules: SpellingRules): readonly string[] {
  if (/\d/.test(form)) return [];
  const max = editsFor(form, rules);
  if (max === 0) return [];
  const begins = nearestWords(form, form.slice(0, rules.prefixLength), lexicon, max);
  const nearest = begins.length > 0 ? begins : nearestWords(form, "", lexicon, max);
  return nearest.slice(0, rules.maximumExpansions);
}
