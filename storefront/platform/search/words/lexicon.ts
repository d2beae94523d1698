import type { Scalar } from "../engine/document.ts";
import { lettersOf, wordsOf } from "../engine/text/textIndex.ts";
import type { SearchWords } from "./searchWords.ts";
import { createWordForms, type WordForms } from "./wordForms.ts";

/** A value of a field that a word of the catalogue stands for. */
export interface Target {
  readonly field: string;
  readonly value: Scalar;
  /** How much a document with this value counts. */
  readonly weight: number;
  /** True for names, which are not inflected: a word with another ending is probably another word. */
  readonly isName: boolean;
}

/** A text of the catalogue with what it stands for, such as the label of an option. */
export interface Entry extends Target {
  readonly text: string;
  /** True if the words of the text, typed together, mean only this: "różowe złoto" is neither pink nor gold. */
  readonly isPhrase: boolean;
}

/** A word or phrase with the number of its words. The words are stems; each has several spellings. */
export interface Phrase<Meaning> {
  readonly words: readonly (readonly string[])[];
  readonly meaning: Meaning;
}

/** The words of a store view's catalogue and what they stand for. */
export interface Lexicon {
  readonly forms: WordForms;
  readonly rules: SearchWords;
  /** Distinct folded words, sorted. */
  readonly vocabulary: readonly string[];
  /** The letters of each word of the vocabulary as bits. */
  readonly letters: Uint32Array;
  /** What a folded word stands for. */
  readonly byForm: ReadonlyMap<string, readonly Target[]>;
  /** What words with a stem stand for. */
  readonly byStem: ReadonlyMap<string, readonly Target[]>;
  /** Labels of several words, by the stem of their first word. */
  readonly labels: ReadonlyMap<string, readonly Phrase<readonly Target[]>[]>;
  /** Synonyms, by the stem of their first word. */
  readonly synonyms: ReadonlyMap<string, readonly Phrase<readonly string[]>[]>;
  /** The stems of the vocabulary. */
  readonly stems: ReadonlySet<string>;
  /** The field and weight of words that the vocabulary has no room for; null if it has all words. */
  readonly unlisted: Pick<Target, "field" | "weight"> | null;
  /** A word of the vocabulary as the catalogue spells it. */
  readonly spelledAs: (form: string) => string;
}

/** A word that is only a part of a label counts three quarters of the whole. */
const partOfLabel = 0.75;

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const existing = map.get(key);
  if (existing) existing.push(value);
  else map.set(key, [value]);
}

/** Collects the words of a catalogue. */
export function createLexicon(
  entries: Iterable<Entry>,
  rules: SearchWords,
  unlisted: Lexicon["unlisted"] = null,
): Lexicon {
  const forms = createWordForms(rules);
  const byForm = new Map<string, Target[]>();
  const byStem = new Map<string, Target[]>();
  const labels = new Map<string, Phrase<Target[]>[]>();
  const synonyms = new Map<string, Phrase<readonly string[]>[]>();
  const spellings = new Map<string, string>();
  const learn = (text: string) => {
    for (const word of text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      const spelled = (wordsOf(word)[0] ?? []).filter((form) => !forms.isIgnored(form) && !spellings.has(form));
      for (const form of spelled) spellings.set(form, word.toLowerCase());
    }
  };
  for (const { text, isPhrase, ...target } of entries) {
    learn(text);
    const words = wordsOf(text).filter((each) => !each.some(forms.isIgnored));
    const part = words.length > 1 ? { ...target, weight: target.weight * partOfLabel } : target;
    for (const spelled of words) {
      for (const form of spelled) add(byForm, form, part);
      for (const stem of forms.stemsOf(spelled)) add(byStem, stem, part);
    }
    const stems = words.map(forms.stemsOf);
    if (!isPhrase || stems.length < 2) continue;
    for (const first of stems[0] ?? []) add(labels, first, { words: stems, meaning: [target] });
  }
  for (const [text, meanings] of Object.entries(rules.synonyms)) {
    learn(text);
    const stems = forms.stemsIn(text);
    for (const first of stems[0] ?? []) add(synonyms, first, { words: stems, meaning: meanings });
  }
  const vocabulary = [...spellings.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    forms,
    rules,
    vocabulary,
    letters: Uint32Array.from(vocabulary, lettersOf),
    byForm,
    byStem,
    labels,
    synonyms,
    stems: new Set(vocabulary.map(forms.stemOf)),
    unlisted,
    spelledAs: (form) => spellings.get(form) ?? form,
  };
}

/** Returns the words of a name as they are indexed: folded, in all their spellings. */
export const indexedWords = (name: string): readonly string[] => [...new Set(wordsOf(name).flat())];
