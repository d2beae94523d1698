import { expect, test } from "vitest";
import { catalogues, locales, placeholders } from "./catalogues.ts";

const ids = Object.keys(catalogues.en);

test.each(locales)("%s says everything that the others say", (locale) => {
  expect(Object.keys(catalogues[locale]).toSorted()).toEqual(ids.toSorted());
});

/** Given more than it needs: where the sign of the currency stands, the amount is written with it or without. */
const choosing = new Set(["ui.filterPrice.between"]);

test.each(ids.filter((id) => !choosing.has(id)))("%s is put together of the same things in every language", (id) => {
  const [first, ...others] = locales.map((locale) => placeholders(catalogues[locale][id] ?? ""));
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  ["{maxQuantity} left", ["maxQuantity"]],
  ["{count, plural, one {# piece} other {# pieces of {name}}}", ["count", "name"]],
  ["Cart, {count, plural, =0 {empty} other {full}}, { at }", ["at", "count"]],
])("what is put into a message is found: %s", (message, names) => expect(placeholders(message)).toEqual(names));
