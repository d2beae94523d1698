import { expect, test } from "vitest";
import { toWireCategoryTextQuery } from "#contract/catalog/category.ts";
import { endpoints } from "#contract/endpoints.ts";
import { toWireFilterDescriptionQuery } from "#contract/catalog/filterDescription.ts";
import { fittingDescription } from "#domain/catalog/categoryWords.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

async function search(entity: string, query: Record<string, string>, store = "pl") {
  const path = `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search`;
  return (await platform.get(`${path}?${new URLSearchParams(query)}`)).json;
}

test.each([
  ["pl", "Jak znaleźć swój rozmiar"],
  ["de", "So finden Sie Ihre Größe"],
])("returns the texts above and below a category's list in %s", async (store, heading) => {
  const text = endpoints.categoryText.result("PLN").parse(await search("category", toWireCategoryTextQuery(29), store));
  expect(text.description).not.toBe("");
  expect(text.sections[0]?.heading).toBe(heading);
});

test.each([
  ["pl", "Okrągłe oprawki w czerni"],
  ["de", "Runde Brillen in Schwarz"],
])("finds the description of a filter combination in %s by one of its options", async (store, title) => {
  const query = toWireFilterDescriptionQuery(29, ["round", "49"]);
  const found = endpoints.filterDescriptions.result("PLN").parse(await search("attributes_description", query, store));
  expect(found.length).toBeGreaterThan(1);
  expect(fittingDescription(found, { shape: ["round"], color: ["49"] })?.metaTitle).toBe(title);
});

test("returns no descriptions of other categories", async () => {
  const query = toWireFilterDescriptionQuery(24, ["round", "49"]);
  expect(endpoints.filterDescriptions.result("PLN").parse(await search("attributes_description", query))).toEqual([]);
});
