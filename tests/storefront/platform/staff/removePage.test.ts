import { expect, test } from "vitest";
import type { RemovablePage } from "#domain/removedPage.ts";
import { openForTests } from "../support/openForTests.ts";
import { staffCall } from "./support.ts";

const platform = await openForTests();

interface Hits {
  readonly hits: { readonly hits: readonly { readonly _source: Readonly<Record<string, unknown>> }[] };
}

/** Returns the documents of an entity with these values. */
async function find(entity: string, values: Readonly<Record<string, string | number>>) {
  const filter = Object.entries(values).map(([field, value]) => ({ terms: { [field]: [value] } }));
  const request = JSON.stringify({ query: { bool: { filter } } });
  const query = new URLSearchParams({ request, _source_exclude: "content" });
  const { json } = await platform.get(`vsbridge/catalog/vue_storefront_catalog_pl/${entity}/_search?${query}`);
  return (json as unknown as Hits).hits.hits.map(({ _source }) => _source);
}

const remove = (page: RemovablePage) => staffCall(platform, "removed-pages", { ...page, removed: true });
const restore = (page: RemovablePage) => staffCall(platform, "removed-pages", { ...page, removed: false });

test.each([
  [{ kind: "product", code: "MR-BRUNO" }, "product", { sku: "MR-BRUNO" }],
  [{ kind: "article", code: "1" }, "article", { id: 1 }],
  [{ kind: "page", code: "about-us" }, "cms_page", { identifier: "about-us" }],
] as const)("%j is left out everywhere until it is restored, and known as removed", async (page, entity, values) => {
  await expect(find(entity, values)).resolves.toHaveLength(1);
  await expect(find("removed_page", page)).resolves.toEqual([]);

  expect(await remove(page)).toMatchObject({ status: 200, result: { ...page, removed: true } });
  expect((await remove(page)).status).toBe(200);
  await expect(find(entity, values)).resolves.toEqual([]);
  await expect(find("removed_page", page)).resolves.toMatchObject([page]);

  expect((await restore(page)).status).toBe(200);
  await expect(find(entity, values)).resolves.toHaveLength(1);
  await expect(find("removed_page", page)).resolves.toEqual([]);
});

test("a removed page leaves the tree of pages, and a removed product the cart's goods", async () => {
  await remove({ kind: "page", code: "about-us" });
  await expect(find("cms_hierarchy", { identifier: "about-us" })).resolves.toEqual([]);
  await restore({ kind: "page", code: "about-us" });

  await remove({ kind: "product", code: "MR-BRUNO" });
  const { json } = await platform.get("stock/check?sku=MR-BRUNO-BLACK-53");
  expect(json).not.toMatchObject({ result: { is_in_stock: true } });
  await restore({ kind: "product", code: "MR-BRUNO" });
});

test.each([
  { kind: "product", code: "MR-NOBODY" },
  { kind: "article", code: "999" },
  { kind: "article", code: "x" },
  { kind: "page", code: "nowhere" },
] as const)("%j never existed", async (page) => {
  expect((await remove(page)).status).toBe(404);
});
