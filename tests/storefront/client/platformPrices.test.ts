import { expect, test } from "vitest";
import { createCatalogCalls } from "#client/catalogCalls.ts";
import { withPlatformPrices } from "#client/platformPrices.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { storeViewOf } from "#domain/store.ts";

const store = storeViewOf("/", storeViews).storeView;

const search = "http://shop.test/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search";
const found = (...documents: readonly object[]) => ({
  hits: { total: 1, hits: documents.map((_source) => ({ _source })) },
});
const frame = {
  id: 7,
  sku: "FR",
  price_incl_tax: 100,
  configurable_children: [
    { id: 71, sku: "FR-A", price_incl_tax: 100 },
    { id: 72, sku: "FR-B", price_incl_tax: 120 },
  ],
};

const amounts = (final: number, regular: number) => ({
  final_price: final,
  regular_price: regular,
  special_price: final < regular ? final : 0,
});
const priceOf = (id: number, final: number, regular = final) => ({
  id,
  sgn: "signature",
  price_info: {
    ...amounts(final, regular),
    extension_attributes: { tax_adjustments: amounts(final / 1.25, regular / 1.25) },
  },
});

const now = new Date("2026-11-27T12:00:00Z");

/** Asks for products through a provider that answers a search with these, and a request for prices with that. */
async function shown(documents: readonly object[], prices: () => Promise<Response>, isWaiting = true) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/_search")) return Response.json(found(...documents));
    asked.push(searchParams.get("skus") ?? "");
    return prices();
  };
  const options = { fetch, origin: "http://shop.test", store, requester: "browser" } as const;
  const response = await withPlatformPrices(options, { isWaiting, now: () => now })(new Request(search));
  const { hits } = (await response.json()) as {
    readonly hits: { readonly hits: readonly { readonly _source: object }[] };
  };
  return { asked, products: hits.hits.map(({ _source }) => _source) };
}

const answering =
  (...items: readonly object[]) =>
  async () =>
    Response.json({ code: 200, result: { items } });

test("marks what the platform has priced again, by id, and a single product's variants too", async () => {
  const { asked, products } = await shown([frame], answering(priceOf(7, 80, 100), priceOf(72, 130)));
  expect(asked).toEqual(["FR,FR-A,FR-B"]);
  const fresh = { price_is_current: true, price_refreshed_at: "2026-11-27T12:00:00.000Z" };
  const prices = { price: 64, price_incl_tax: 80, original_price_incl_tax: 100, special_price_incl_tax: 80 };
  expect(products).toMatchObject([
    {
      sku: "FR",
      ...prices,
      ...fresh,
      configurable_children: [
        { sku: "FR-A", price_incl_tax: 100, price_is_current: false, price_refreshed_at: null },
        { sku: "FR-B", price_incl_tax: 130, special_price_incl_tax: 0, ...fresh },
      ],
    },
  ]);
});

test("asks for no variants of several products", async () => {
  const { asked } = await shown([frame, { id: 8, sku: "CASE" }], answering());
  expect(asked).toEqual(["FR,CASE"]);
});

const old = { sku: "FR", price_incl_tax: 100, price_is_current: false, price_refreshed_at: null };

test("keeps the old prices where the new ones fail", async () => {
  const { products } = await shown([frame], async () => Response.json({ code: 500, result: "No." }, { status: 500 }));
  expect(products).toMatchObject([old]);
});

test("holds an answer back only if it has to wait", async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const late = () => arrival.then(answering(priceOf(7, 80)));
  await expect(shown([frame], late, false)).resolves.toMatchObject({ products: [old] });
  const held = shown([frame], late, true);
  arrive();
  await expect(held).resolves.toMatchObject({ products: [{ price_incl_tax: 80 }] });
});

test.each([
  [true, ["_search", "render-list"]],
  [false, ["_search"]],
])("the shop asks again if the setting is %s", async (isOn, paths) => {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).pathname.split("/").at(-1) ?? "");
    return url.includes("_search") ? Response.json(found({ id: 7, sku: "FR" })) : answering()();
  };
  const options = { fetch, origin: "http://shop.test", store, requester: "browser" } as const;
  const calls = createCatalogCalls(options, { alwaysSyncPlatformPrices: isOn, waitForPlatformSync: true });
  await calls.product("FR").catch(() => null);
  // The products do not wait for the prices, so these may be asked for after they have been returned.
  await expect.poll(() => asked).toEqual(paths);
});

test.each(storeViews)("names the store view $code, whose currency the prices have", async (view) => {
  const asked: URL[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url));
    return url.includes("_search") ? Response.json(found({ id: 7, sku: "FR" })) : answering()();
  };
  const options = { fetch, origin: "http://shop.test", store: view, requester: "browser" } as const;
  const calls = createCatalogCalls(options, { alwaysSyncPlatformPrices: true, waitForPlatformSync: true });
  await calls.product("FR").catch(() => null);
  const { searchParams } = asked.find(({ pathname }) => pathname.endsWith("/render-list")) ?? {};
  expect([searchParams?.get("storeId"), searchParams?.get("currencyCode")]).toEqual([String(view.id), view.currency]);
});
