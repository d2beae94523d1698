import { expect, test } from "vitest";
import type { Fetch } from "#client/call.ts";
import { createClient } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { filters } from "#configuration/filters.ts";
import { pricedIn } from "#domain/catalog/facetSetting.ts";
import { listSearchOf } from "#domain/catalog/listSearch.ts";

const [store] = configuration.storeViews;
if (!store) throw new Error("Expected a store view.");

const address = { chosen: {}, sort: null, page: 1, text: null };
const search = listSearchOf(address, { categoryIds: [24], pageSize: 50 }, pricedIn(filters, "PLN"));

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

/** Creates a client whose provider counts these lens designs and answers requests for the tree by these functions in turn. */
const shopWith = (designs: readonly string[], trees: (() => Response)[]) => {
  const requested: string[] = [];
  const fetch: Fetch = async ({ url }) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    if (pathname !== "/api/products/configuration-tree") return Response.json(listWith(designs));
    return trees.shift()?.() ?? Response.error();
  };
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const shownTypes = async () => {
    const { facets } = await client.catalog.list(search);
    return facets.find(({ code }) => code === "contactlens_design")?.options.map(({ label }) => label);
  };
  return { shownTypes, treeRequests: () => requested.filter((path) => path.endsWith("configuration-tree")).length };
};

const answersTree = () => Response.json({ code: 200, result: tree });
const fails = () => Response.json({ code: 500, result: "No." }, { status: 500 });

test("filters a list of lenses by the types of the configuration tree, which is requested once", async () => {
  const shop = shopWith(["spherical", "toric"], [answersTree]);
  await expect(shop.shownTypes()).resolves.toEqual(["Type toric", "Type spherical"]);
  await expect(shop.shownTypes()).resolves.toEqual(["Type toric", "Type spherical"]);
  expect(shop.treeRequests()).toBe(1);
});

test("does not request the tree for a list without lenses", async () => {
  const shop = shopWith([], [answersTree]);
  await expect(shop.shownTypes()).resolves.toEqual([]);
  expect(shop.treeRequests()).toBe(0);
});

test("returns a list with the counted filter when the tree fails, and requests the tree again for the next list", async () => {
  const shop = shopWith(["spherical"], [fails, answersTree]);
  await expect(shop.shownTypes()).resolves.toEqual(["spherical"]);
  await expect(shop.shownTypes()).resolves.toEqual(["Type spherical"]);
});

test("sends the search for a list by POST when it is too long for an address", async () => {
  const sent: Request[] = [];
  const fetch: Fetch = async (request) => {
    sent.push(request);
    return Response.json(listWith([]));
  };
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const chosen = Object.fromEntries(filters.facets.slice(0, 9).map(({ code }) => [code, ["50"]]));
  const long = listSearchOf(
    { ...address, chosen, text: "oprawki" },
    { categoryIds: [24], pageSize: 50 },
    pricedIn(filters, "PLN"),
  );
  await client.catalog.list({ ...long, start: 50 });
  await client.catalog.list(search);
  const [posted, fetched] = sent;
  expect([posted?.method, fetched?.method]).toEqual(["POST", "GET"]);
  expect(new URL(posted?.url ?? "").searchParams.get("from")).toBe("50");
  await expect(posted?.json()).resolves.toMatchObject({ post_filter: { bool: {} } });
});
