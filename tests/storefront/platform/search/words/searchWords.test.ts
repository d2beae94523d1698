import { expect, test } from "vitest";
import { languages } from "#domain/store.ts";
import { createLexicon } from "#platform/search/words/lexicon.ts";
import { searchWordsOf } from "#platform/search/words/searchWords.ts";

test.each(languages)("has valid words in %s, whose synonyms all can be typed", (language) => {
  const words = searchWordsOf(language);
  const { forms, synonyms } = createLexicon([], words);
  for (const text of Object.keys(words.synonyms)) {
    const [first] = forms.stemsIn(text);
    expect(
      first?.some((stem) => synonyms.has(stem)),
      text,
    ).toBe(true);
  }
});
