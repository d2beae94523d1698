import { expect, test } from "vitest";
import { readMessage } from "../../support/readMessage.ts";
import { catalogues, locales } from "./catalogues.ts";

const ids = Object.keys(catalogues.en);

test.each(locales)("%s says everything that the others say", (locale) => {
  expect(Object.keys(catalogues[locale]).toSorted()).toEqual(ids.toSorted());
});

/** Given more than it needs: where the sign of the currency stands, the amount is written with it or without. */
const choosing = new Set(["ui.filterPrice.between"]);

test.each(ids.filter((id) => !choosing.has(id)))("%s is put together of the same things in every language", (id) => {
  const [first, ...others] = locales.map((locale) => readMessage(catalogues[locale][id] ?? "").placeholders);
  for (const other of others) expect(other).toEqual(first);
});
