import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { documentsOf, entities, openEmptyShop } from "./emptyShop.ts";

const demo = await openForTests();
const empty = await openEmptyShop();

test("answers all searches in an empty shop", async () => {
  for (const entity of entities) {
    await expect(documentsOf(empty, "pl", entity)).resolves.toEqual([]);
  }
});

test("has countries before it has products", async () => {
  const { json } = await empty.get("channel/countries?localeCode=pl");
  expect(json.result).toEqual((await demo.get("channel/countries?localeCode=pl")).json.result);
});
