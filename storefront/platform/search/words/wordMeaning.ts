import { lowerBound } from "../engine/text/textIndex.ts";
import type { Lexicon, Phrase } from "./lexicon.ts";
import {
  either,
  isMeaningless,
  type Meaning,
  meaningOfSynonym,
  meaningOfTargets,
  noMeaning,
  ownMeaning,
  scaled,
  shares,
  valuesAt,
  type WordSpellings,
} from "./meaning.ts";

/** A word of a search. */
export interface Word extends WordSpellings {
  /** As the shopper typed it. */
  readonly typed: string;
  /** True if the shopper may still be typing it. */
  readonly isLast: boolean;
}

/** How much the width of a lens counts. */
const widthScore = 2;

/** Returns the meaning of a number of two digits, which may be the width of the lens in millimetres. */
function meaningOfWidth({ forms: [form = ""] }: WordSpellings): Meaning {
  const width = /^\d\d$/.test(form) ? Number(form) : 0;
  if (width < 36 || width > 70) return noMeaning;
  const matching = { field: "width_options", values: [width], score: widthScore, isStrong: true };
  return { matchings: [matching], combinations: [] };
}

const isSingle = ({ words }: Phrase<unknown>) => words.length === 1;

/** Returns what a complete word means, itself and as a synonym. */
function meaningOfCompleteWord(word: WordSpellings, lexicon: Lexicon): Meaning {
  const synonyms = valuesAt(lexicon.synonyms, word.stems).filter(isSingle);
  return either(
    ownMeaning(word, lexicon),
    ...synonyms.map(({ meaning }) => meaningOfSynonym(meaning, lexicon)),
    meaningOfWidth(word),
  );
}

/** More words than this that begin with the same letters are no help. */
const maxBeginnings = 200;

/** Returns the words of the vocabulary that begin with a word. */
function completions(form: string, { vocabulary }: Lexicon): readonly string[] {
  const found: string[] = [];
  for (let index = lowerBound(vocabulary, form); index < vocabulary.length && found.length < maxBeginnings; index++) {
    const word = vocabulary[index] ?? "";
    if (!word.startsWith(form)) break;
    if (word !== form) found.push(word);
  }
  return found;
}

/** Returns a meaning as that of a word that was only begun. */
const begun = (meaning: Meaning): Meaning => {
  const { matchings, combinations } = scaled(meaning, shares.beginning);
  return {
    matchings: matchings.map(({ field, values, score }) => ({ field, values, score, isStrong: false })),
    combinations,
  };
};

/** Returns what a word may come to mean that is still being typed. */
function meaningOfBeginning({ forms }: WordSpellings, lexicon: Lexicon): Meaning {
  const meanings = forms
    .flatMap((form) => completions(form, lexicon))
    .flatMap((word) => {
      const own = meaningOfTargets(lexicon.byForm.get(word) ?? [], shares.beginning, false);
      const synonyms = valuesAt(lexicon.synonyms, [lexicon.forms.stemOf(word)]).filter(isSingle);
      return [own].concat(synonyms.map(({ meaning }) => begun(meaningOfSynonym(meaning, lexicon))));
    });
  return either(...meanings);
}

/** Returns whether a word means something by itself, and not only as a part of a name. */
function isKnownPart(form: string, { byStem, synonyms, forms }: Lexicon): boolean {
  const stem = forms.stemOf(form);
  return byStem.get(stem)?.some(({ isName }) => !isName) === true || synonyms.get(stem)?.some(isSingle) === true;
}

/** The least number of letters of a part of a compound. */
const shortestPart = 3;

/** Returns the meaning of a compound of two known words, such as "Metallbrille": both of them. */
export function meaningOfCompound({ forms }: WordSpellings, lexicon: Lexicon): Meaning {
  for (const form of forms) {
    for (let cut = shortestPart; cut <= form.length - shortestPart; cut++) {
      const [start, rest] = [form.slice(0, cut), form.slice(cut)];
      if (!isKnownPart(rest, lexicon)) continue;
      const first = lexicon.rules.compoundLinks
        .filter((link) => start.endsWith(link) && start.length - link.length >= shortestPart)
        .map((link) => start.slice(0, start.length - link.length))
        .find((part) => isKnownPart(part, lexicon));
      if (first === undefined) continue;
      const parts = [first, rest].map((part) =>
        meaningOfCompleteWord({ forms: [part], stems: [lexicon.forms.stemOf(part)] }, lexicon),
      );
      return { matchings: [], combinations: [parts] };
    }
  }
  return noMeaning;
}

/** Returns the meaning of a word that the vocabulary has no room for: the same word of a name. */
const meaningOfUnlisted = ({ forms }: WordSpellings, { unlisted }: Lexicon): Meaning =>
  unlisted === null
    ? noMeaning
    : {
        matchings: [{ field: unlisted.field, values: forms, score: unlisted.weight, isStrong: true }],
        combinations: [],
      };

/** Returns the first of several meanings that is one. */
function firstMeaning(...meanings: readonly (() => Meaning)[]): Meaning {
  for (const meaning of meanings) {
    const found = meaning();
    if (!isMeaningless(found)) return found;
  }
  return noMeaning;
}

/** Returns what a word of a search means; no meaning for a word that the catalogue does not have. */
export function meaningOfWord(word: Word, lexicon: Lexicon): Meaning {
  return firstMeaning(
    () => either(meaningOfCompleteWord(word, lexicon), word.isLast ? meaningOfBeginning(word, lexicon) : noMeaning),
    () => meaningOfCompound(word, lexicon),
    () => meaningOfUnlisted(word, lexicon),
  );
}

/** Returns the synonyms of several words of which the last words of a search are the beginning, such as "kocie o". */
export function begunPhrases(
  words: readonly (Word | null)[],
  start: number,
  { synonyms }: Lexicon,
): readonly Phrase<readonly string[]>[] {
  const rest = words.slice(start);
  return valuesAt(synonyms, words[start]?.stems ?? []).filter(
    ({ words: phrase }) =>
      phrase.length >= rest.length &&
      rest.every((word, offset) => {
        const spellings = phrase[offset] ?? [];
        if (!word) return false;
        const isSame = spellings.some((stem) => word.stems.includes(stem));
        return isSame || (word.isLast && spellings.some((stem) => word.forms.some((form) => stem.startsWith(form))));
      }),
  );
}
