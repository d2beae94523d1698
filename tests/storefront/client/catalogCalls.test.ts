import { expect, test } from "vitest";
import { createCatalogCalls } from "#client/catalogCalls.ts";
import { pricing } from "#configuration/pricing.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { storeViewOf } from "#domain/store.ts";

const store = storeViewOf("/", storeViews).storeView;
const frame = {
  id: 7,
  sku: "FR",
  name: "Nela",
  type_id: "configurable",
  price_incl_tax: 100,
  configurable_children: [
    { id: 71, sku: "FR-A", price_incl_tax: 100, stock: { is_in_stock: true, manage_stock: true, qty: 3 } },
    { id: 72, sku: "FR-B", price_incl_tax: 120, stock: { is_in_stock: false, manage_stock: true, qty: 0 } },
  ],
};
const fetch = async () => Response.json({ hits: { total: 1, hits: [{ _source: frame }] } });

const callsWith = (filterUnavailableVariants: boolean) =>
  createCatalogCalls({ fetch, origin: "http://shop.test", store, requester: "browser" }, pricing, {
    filterUnavailableVariants,
  });

test.each([
  { isOff: "shows", filter: false, expected: ["FR-A", "FR-B"] },
  { isOff: "leaves out", filter: true, expected: ["FR-A"] },
])("a product's page and the wishlist $isOff a variant that cannot be had", async ({ filter, expected }) => {
  const calls = callsWith(filter);
  const skusOf = (product: { readonly variants: readonly { readonly sku: string }[] } | null | undefined) =>
    product?.variants.map(({ sku }) => sku);
  expect(skusOf(await calls.productPage("FR"))).toEqual(expected);
  expect(skusOf((await calls.productsBySku(["FR"]))[0])).toEqual(expected);
});

test("a line of a cart is checked against all variants", async () => {
  const [product] = await callsWith(true).products(["FR"]);
  expect(product?.variants).toHaveLength(2);
});
