import { expect, test } from "vitest";
import { readMessage } from "../../support/readMessage.ts";
import { catalogues, locales } from "./catalogues.ts";

const ids = Object.keys(catalogues.en);

test.each(locales)("%s has the same ids as the other languages", (locale) => {
  expect(Object.keys(catalogues[locale]).toSorted()).toEqual(ids.toSorted());
});

/** Messages that receive each amount with and without the currency sign, and use the form that fits the language. */
const withAlternatives = new Set(["ui.filterPrice.between"]);

test.each(ids.filter((id) => !withAlternatives.has(id)))("%s has the same placeholders in every language", (id) => {
  const [first, ...others] = locales.map((locale) => readMessage(catalogues[locale][id] ?? "").placeholders);
  for (const other of others) expect(other).toEqual(first);
});
