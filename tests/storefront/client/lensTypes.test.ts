import { expect, test } from "vitest";
import type { Fetch } from "#client/call.ts";
import { createClient } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { filters } from "#configuration/filters.ts";
import { listSearchOf } from "#domain/catalog/listSearch.ts";

const [store] = configuration.storeViews;
if (!store) throw new Error("There is no store view.");

const address = { chosen: {}, sort: null, page: 1, text: null };
const wanted = listSearchOf(address, { categoryIds: [24], pageSize: 50 }, filters);

const listWith = (designs: readonly string[]) => ({
  hits: { total: 0, hits: [] },
  aggregations: { agg_terms_contactlens_design: { buckets: designs.map((key) => ({ key, doc_count: 2 })) } },
  attribute_metadata: [],
});

const tree = {
  lens_types: ["toric", "spherical"].map((id) => ({
    id,
    label: `Type ${id}`,
    attribute_code: "contactlens_design",
    options: [],
  })),
  spectacle_lenses: [],
};

/** A shop whose provider counts these designs of lenses, and has trees until they are used up. */
const shopWith = (designs: readonly string[], trees: (() => Response)[]) => {
  const asked: string[] = [];
  const fetch: Fetch = async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (pathname !== "/api/products/configuration-tree") return Response.json(listWith(designs));
    return trees.shift()?.() ?? Response.error();
  };
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const typesShown = async () => {
    const { facets } = await client.list(wanted);
    return facets.find(({ code }) => code === "contactlens_design")?.options.map(({ label }) => label);
  };
  return { typesShown, trees: () => asked.filter((path) => path.endsWith("configuration-tree")).length };
};

const answersTree = () => Response.json({ code: 200, result: tree });
const fails = () => Response.json({ code: 500, result: "No." }, { status: 500 });

test("a list of lenses is narrowed by the types of the configuration tree, which is asked for once", async () => {
  const shop = shopWith(["spherical", "toric"], [answersTree]);
  await expect(shop.typesShown()).resolves.toEqual(["Type toric", "Type spherical"]);
  await expect(shop.typesShown()).resolves.toEqual(["Type toric", "Type spherical"]);
  expect(shop.trees()).toBe(1);
});

test("a list without lenses asks for no tree", async () => {
  const shop = shopWith([], [answersTree]);
  await expect(shop.typesShown()).resolves.toEqual([]);
  expect(shop.trees()).toBe(0);
});

test("a tree that fails costs no list: its filter is as it was counted, and the next list asks again", async () => {
  const shop = shopWith(["spherical"], [fails, answersTree]);
  await expect(shop.typesShown()).resolves.toEqual(["spherical"]);
  await expect(shop.typesShown()).resolves.toEqual(["Type spherical"]);
});
