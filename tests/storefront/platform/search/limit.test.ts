import { expect, test } from "vitest";
import { limits } from "#configuration/limits.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

const index = "vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=1&_source_include=id";
const search = (query: object, client: string) =>
  platform.get(`${index}&request=${encodeURIComponent(JSON.stringify({ query }))}`, { "x-dioptra-client": client });

const words = { multi_match: { query: "bruno", fields: ["name"] } };
const values = { terms: { visibility: [2, 3, 4] } };

test("limits text searches for each client, but not lists", async () => {
  const { tries } = limits.searchPerClient;
  for (let count = 0; count < tries; count++)
    await expect(search(words, "198.51.100.1")).resolves.toMatchObject({ status: 200 });
  const refused = await search({ bool: { must: [values], should: [words] } }, "198.51.100.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await expect(search(values, "198.51.100.1")).resolves.toMatchObject({ status: 200 });
  await expect(search(words, "198.51.100.2")).resolves.toMatchObject({ status: 200 });
});
