import { foldText } from "@dioptra/ui/rules";
import { wordsOf } from "../engine/text/textIndex.ts";
import type { SearchWords } from "./searchWords.ts";

/** The least number of letters that remain of a word without its ending. */
const shortestStem = 3;

/** Compares words of one language regardless of their endings. */
export interface WordForms {
  /** Returns a folded word without its ending. */
  readonly stemOf: (form: string) => string;
  /** Returns the distinct stems of the spellings of a word. */
  readonly stemsOf: (forms: readonly string[]) => readonly string[];
  /** Returns the stems of the words of a text, each in all its spellings. Ignored words are left out. */
  readonly stemsIn: (text: string) => readonly (readonly string[])[];
  readonly isIgnored: (form: string) => boolean;
}

export function createWordForms({ endings, ignored }: Pick<SearchWords, "endings" | "ignored">): WordForms {
  const longestFirst = [...new Set(endings.map(foldText))].toSorted((a, b) => b.length - a.length);
  const ignoredForms = new Set(ignored.map(foldText));
  const isIgnored = (form: string) => ignoredForms.has(form);
  const stemOf = (form: string) => {
    const ending = longestFirst.find((each) => form.endsWith(each) && form.length - each.length >= shortestStem);
    return ending === undefined ? form : form.slice(0, form.length - ending.length);
  };
  const stemsOf = (forms: readonly string[]) => [...new Set(forms.map(stemOf))];
  return {
    stemOf,
    stemsOf,
    stemsIn: (text) =>
      wordsOf(text)
        .filter((forms) => !forms.some(isIgnored))
        .map(stemsOf),
    isIgnored,
  };
}
