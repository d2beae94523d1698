import { lowerBound } from "../engine/text/textIndex.ts";
import { correctionsOf, type SpellingRules } from "./corrections.ts";
import type { Lexicon } from "./lexicon.ts";
import {
  either,
  grouped,
  isMeaningless,
  longestPhrases,
  type Meaning,
  meaningOfSynonym,
  meaningOfTargets,
  noMeaning,
} from "./meaning.ts";
import { type TypedPart, typedParts } from "./typedWords.ts";
import { begunPhrases, meaningOfCompound, meaningOfWord, type Word } from "./wordMeaning.ts";

/** A part of a search, which products have to match. */
export interface Unit extends Meaning {
  /** As the shopper typed it. */
  readonly typed: string;
  readonly wordCount: number;
  /** The highest price in whole units of the currency; null unless the part is a price. */
  readonly upTo: number | null;
}

/** What a search means. */
export interface Understood {
  readonly units: readonly Unit[];
  /** The words that nothing in the catalogue is like. */
  readonly unknown: readonly string[];
  readonly corrections: readonly Correction[];
}

/** A misspelled word, with what it was taken for. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** How much sizes of a frame count, sizes that differ by a millimetre, and powers. */
const scores = { mark: 3, nearMark: 1.5, power: 3 } as const;

/** Further words of a search are ignored. */
const longestSearch = 12;

const unitOf = (typed: string, wordCount: number, meaning: Meaning, upTo: number | null = null): Unit => ({
  typed,
  wordCount,
  ...grouped(meaning),
  upTo,
});

/** Returns the meaning of a size: the same, or one that differs by at most one millimetre in each measure. */
function meaningOfMark(mark: readonly number[]): Meaning {
  const near = mark.reduce<readonly (readonly number[])[]>(
    (all, measure) => all.flatMap((each) => [-1, 0, 1].map((difference) => each.concat(measure + difference))),
    [[]],
  );
  const exact = { field: "size_marks", values: [mark.join("-")], score: scores.mark, isStrong: true };
  const values = near.map((each) => each.join("-"));
  return { matchings: [exact, { ...exact, values, score: scores.nearMark }], combinations: [] };
}

function unitOfSpecial(part: Exclude<TypedPart, { kind: "word" }>): Unit {
  switch (part.kind) {
    case "mark":
      return unitOf(part.typed, 1, meaningOfMark(part.mark));
    case "power": {
      const matching = { field: "power_options", values: [part.power], score: scores.power, isStrong: true };
      return unitOf(part.typed, 1, { matchings: [matching], combinations: [] });
    }
    case "price":
      return unitOf(part.typed, 1, noMeaning, part.upTo);
  }
}

/** A word, or a part that is recognised by its form. */
type Part = Word | Exclude<TypedPart, { kind: "word" }>;

const isWord = (part: Part | undefined): part is Word => part !== undefined && !("kind" in part);

/** Returns the parts of a search with misspelled words corrected, and words joined that are one word in the catalogue. */
function spelledParts(typed: readonly TypedPart[], lexicon: Lexicon, spelling: SpellingRules) {
  const { vocabulary, stems: knownStems, byForm } = lexicon;
  const { stemsOf, isIgnored } = lexicon.forms;
  const corrections: Correction[] = [];
  const toWord = (text: string, forms: readonly string[], isLast: boolean): Word => {
    return { typed: text, forms, stems: stemsOf(forms), isLast };
  };
  const isKnown = ({ stems }: Word) => stems.some((stem) => knownStems.has(stem));
  const isBegun = ({ isLast, forms }: Word) =>
    isLast && forms.some((form) => vocabulary[lowerBound(vocabulary, form)]?.startsWith(form));

  function correct(word: Word): Word {
    if (isKnown(word) || isBegun(word) || !isMeaningless(meaningOfCompound(word, lexicon))) return word;
    const meant = word.forms.flatMap((form) => correctionsOf(form, lexicon, spelling));
    const [best] = meant;
    if (best === undefined) return word;
    corrections.push({ typed: word.typed, meant: lexicon.spelledAs(best) });
    return toWord(word.typed, meant, false);
  }

  const meaningful = typed.filter((part) => part.kind !== "word" || !part.forms.some(isIgnored));
  const kept = (meaningful.length > 0 ? meaningful : typed).slice(0, longestSearch);
  const parts: Part[] = [];
  for (let index = 0; index < kept.length; index++) {
    const [part, next] = kept.slice(index, index + 2);
    if (part?.kind !== "word") {
      if (part) parts.push(part);
      continue;
    }
    const word = toWord(part.typed, part.forms, next === undefined);
    if (next?.kind === "word" && !part.forms.some((form) => byForm.has(form))) {
      const joinedForms = part.forms.flatMap((form) => next.forms.map((other) => form + other));
      const joined = toWord(`${part.typed} ${next.typed}`, joinedForms, index + 2 === kept.length);
      if (isKnown(joined)) {
        parts.push(joined);
        index++;
        continue;
      }
    }
    parts.push(correct(word));
  }
  return { parts, corrections };
}

/** Returns the longest label or synonym of several words that begins at `start`; null if there is none. */
function phraseAt(words: readonly (Word | null)[], start: number, lexicon: Lexicon): Unit | null {
  const labels = longestPhrases(lexicon.labels, words, start);
  const synonyms = longestPhrases(lexicon.synonyms, words, start);
  const length = Math.max(0, ...[...labels, ...synonyms].map((phrase) => phrase.words.length));
  if (length < 2) return null;
  const meanings = [
    ...labels
      .filter((phrase) => phrase.words.length === length)
      .map(({ meaning }) => meaningOfTargets(meaning, length, true)),
    ...synonyms
      .filter((phrase) => phrase.words.length === length)
      .map(({ meaning }) => meaningOfSynonym(meaning, lexicon)),
  ];
  const typed = words.slice(start, start + length).map((word) => word?.typed);
  return unitOf(typed.join(" "), length, either(...meanings));
}

/** Returns what a typed search means in a catalogue. */
export function understand(text: string, lexicon: Lexicon, spelling: SpellingRules): Understood {
  const { parts, corrections } = spelledParts(typedParts(text, lexicon.rules), lexicon, spelling);
  const words = parts.map((part) => (isWord(part) ? part : null));
  const units: Unit[] = [];
  const unknown: string[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (!part) continue;
    if (!isWord(part)) {
      units.push(unitOfSpecial(part));
      continue;
    }
    const phrase = phraseAt(words, index, lexicon);
    if (phrase && !isMeaningless(phrase)) {
      units.push(phrase);
      index += phrase.wordCount - 1;
      continue;
    }
    const meaning = meaningOfWord(part, lexicon);
    const begun = isMeaningless(meaning) ? begunPhrases(words, index, lexicon) : [];
    if (begun.length > 0) {
      const rest = words.slice(index).map((word) => word?.typed);
      const meanings = begun.map((each) => meaningOfSynonym(each.meaning, lexicon));
      units.push(unitOf(rest.join(" "), rest.length, either(...meanings)));
      break;
    }
    if (isMeaningless(meaning)) unknown.push(part.typed);
    else units.push(unitOf(part.typed, 1, meaning));
  }
  return { units, unknown, corrections };
}
