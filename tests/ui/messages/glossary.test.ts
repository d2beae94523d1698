import { describe, expect, test } from "vitest";
import { catalogues, faults, locales } from "./catalogues.ts";
import { foreign, glossary } from "./glossary.ts";

const english = catalogues.get("en") ?? {};

describe.each(locales.filter((locale) => locale !== "en"))("%s", (locale) => {
  test("says the terms of the trade as its opticians do", () => {
    const otherwise = glossary.flatMap(({ en, words }) =>
      faults(locale, ({ texts }, id) => en.test(english[id] ?? "") && words[locale]?.test(texts.join(" ")) !== true),
    );
    expect(otherwise).toEqual([]);
  });

  test("keeps to one way of address, and to its country", () => {
    expect(faults(locale, ({ texts }) => texts.some((text) => foreign[locale]?.test(text) !== false))).toEqual([]);
  });
});
