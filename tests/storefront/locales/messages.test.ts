import { expect, test } from "vitest";
import { readMessage } from "../../support/readMessage.ts";
import { looseUnits } from "../../support/looseUnits.ts";
import { foreign } from "../../ui/messages/glossary.ts";
import { catalogues, locales } from "./catalogues.ts";

const ids = Object.keys(catalogues.en);

test.each(locales)("%s has the same ids as the other languages", (locale) => {
  expect(Object.keys(catalogues[locale]).toSorted()).toEqual(ids.toSorted());
});

test.each(["pl", "de"] as const)("%s keeps a unit with its figure", (locale) => {
  expect(looseUnits(catalogues[locale], locale)).toEqual([]);
});

test.each(["pl", "de"] as const)("%s says its own words, the same in every message", (locale) => {
  const otherwise = Object.entries(catalogues[locale]).filter(
    ([, message]) => foreign[locale]?.test(message) !== false,
  );
  expect(otherwise).toEqual([]);
});

/** Messages that receive each amount with and without the currency sign, and use the form that fits the language. */
const withAlternatives = new Set(["ui.filterPrice.between"]);

test.each(ids.filter((id) => !withAlternatives.has(id)))("%s has the same placeholders in every language", (id) => {
  const [first, ...others] = locales.map((locale) => readMessage(catalogues[locale][id] ?? "").placeholders);
  for (const other of others) expect(other).toEqual(first);
});
