import type { Scalar } from "../engine/document.ts";
import { wordsOf } from "../engine/text/textIndex.ts";
import type { Lexicon, Phrase, Target } from "./lexicon.ts";

/** A condition that a product may meet to match a part of a search. */
export interface Matching {
  readonly field: string;
  readonly values: readonly Scalar[];
  readonly score: number;
  /** False if the word was only begun or is a name with another ending. */
  readonly isStrong: boolean;
}

/** What a word or phrase means. A document matches that meets one of the conditions or all parts of a combination. */
export interface Meaning {
  readonly matchings: readonly Matching[];
  readonly combinations: readonly (readonly Meaning[])[];
}

export const noMeaning: Meaning = { matchings: [], combinations: [] };

export const isMeaningless = ({ matchings, combinations }: Meaning): boolean =>
  matchings.length + combinations.length === 0;

/** Returns the meaning of something that may mean any of several things. */
export const either = (...meanings: readonly Meaning[]): Meaning => ({
  matchings: meanings.flatMap(({ matchings }) => matchings),
  combinations: meanings.flatMap(({ combinations }) => combinations),
});

/** Returns the same meaning, counting a share of it. */
export const scaled = ({ matchings, combinations }: Meaning, share: number): Meaning => ({
  matchings: matchings.map((each) => ({ ...each, score: each.score * share })),
  combinations: combinations.map((parts) => parts.map((part) => scaled(part, share))),
});

/** Returns the same meaning with conditions joined that differ only in their values. */
export function grouped({ matchings, combinations }: Meaning): Meaning {
  const groups = Map.groupBy(matchings, ({ field, score, isStrong }) => `${field} ${score} ${isStrong}`);
  const joined = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, values: [...new Set(group.flatMap(({ values }) => values))] }] : [];
  });
  return { matchings: joined, combinations: combinations.map((parts) => parts.map(grouped)) };
}

/** How much words count that are not spelled like in the catalogue. Halves and quarters add up without rounding. */
export const shares = { otherEnding: 0.75, otherEndingOfName: 0.5, beginning: 0.5, laterMeaning: 0.5 } as const;

const matchingOf = ({ field, value, weight }: Target, share: number, isStrong: boolean): Matching => ({
  field,
  values: [value],
  score: weight * share,
  isStrong,
});

/** Returns the meaning of a word or label that stands for these values. */
export const meaningOfTargets = (targets: readonly Target[], share: number, isStrong: boolean): Meaning => ({
  matchings: targets.map((target) => matchingOf(target, share, isStrong)),
  combinations: [],
});

/** A word in all its spellings, whole and without its ending. */
export interface WordSpellings {
  readonly forms: readonly string[];
  readonly stems: readonly string[];
}

export const valuesAt = <Value>(map: ReadonlyMap<string, readonly Value[]>, keys: readonly string[]) =>
  keys.flatMap((key) => map.get(key) ?? []);

/** Returns what a word of the catalogue stands for, regardless of its ending. */
export function ownMeaning({ forms, stems }: WordSpellings, { byForm, byStem }: Lexicon): Meaning {
  const exact = valuesAt(byForm, forms);
  // A category that is only named alike, such as that of a brand, is not what an exact word means.
  const inflected = valuesAt(byStem, stems).filter(({ field }) => exact.length === 0 || field !== "category_ids");
  return {
    matchings: [
      ...exact.map((target) => matchingOf(target, 1, true)),
      ...inflected.map((target) =>
        matchingOf(target, target.isName ? shares.otherEndingOfName : shares.otherEnding, !target.isName),
      ),
    ],
    combinations: [],
  };
}

/** Returns the longest of the phrases that begin at `start`. */
export function longestPhrases<Value>(
  phrases: ReadonlyMap<string, readonly Phrase<Value>[]>,
  words: readonly (WordSpellings | null)[],
  start: number,
): readonly Phrase<Value>[] {
  const found = valuesAt(phrases, words[start]?.stems ?? []).filter(({ words: phrase }) =>
    phrase.every((spellings, offset) => spellings.some((stem) => words[start + offset]?.stems.includes(stem))),
  );
  const longest = Math.max(0, ...found.map(({ words: phrase }) => phrase.length));
  return found.filter(({ words: phrase }) => phrase.length === longest);
}

/** Returns what a text in the catalogue's own words means: all of its labels and words. */
function meaningOfText(text: string, lexicon: Lexicon): Meaning {
  const { stemsOf, isIgnored } = lexicon.forms;
  const words = wordsOf(text)
    .filter((forms) => !forms.some(isIgnored))
    .map((forms): WordSpellings => ({ forms, stems: stemsOf(forms) }));
  const parts: Meaning[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    const [label] = longestPhrases(lexicon.labels, words, index);
    if (label) {
      parts.push(meaningOfTargets(label.meaning, label.words.length, true));
      index += label.words.length - 1;
    } else if (word) parts.push(ownMeaning(word, lexicon));
  }
  const [first = noMeaning, ...others] = parts;
  if (others.length === 0) return first;
  // A text that the catalogue has not all words of means nothing in it.
  return parts.some(isMeaningless) ? noMeaning : { matchings: [], combinations: [parts] };
}

/** Returns what a synonym means: any of its meanings, of which the first counts most. */
export const meaningOfSynonym = (texts: readonly string[], lexicon: Lexicon): Meaning =>
  either(...texts.map((text, index) => scaled(meaningOfText(text, lexicon), index === 0 ? 1 : shares.laterMeaning)));
