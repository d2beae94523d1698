import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/queries/createQueryClient.ts";
import { dehydrateQueries, dehydratedQueriesId, hydrateQueries } from "#app/queries/dehydratedQueries.ts";
import { followLatePrices } from "#app/queries/latePrices.ts";
import { withPlatformPrices } from "#client/platformPrices.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { storeViewOf } from "#domain/store.ts";

const store = storeViewOf("/", storeViews).storeView;
const origin = "http://shop.test";
const searchOf = (sku: string) => `${origin}/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search?q=${sku}`;

afterEach(() => vi.unstubAllGlobals());

interface PriceAnswer {
  readonly arrive: (price: number) => void;
}

/** A shop whose searches state a price of 100, and whose current prices arrive when a test says so. */
function createShop(queryClient: ReturnType<typeof createQueryClient>, isServer = false) {
  const searched: string[] = [];
  const priced: PriceAnswer[] = [];
  const fetch = withPlatformPrices(
    {
      fetch: async ({ url }) => {
        const sku = new URL(url).searchParams.get("q");
        if (sku !== null) {
          searched.push(sku);
          return Response.json({ hits: { hits: [{ _source: { id: 7, sku, price_incl_tax: 100 } }] } });
        }
        return new Promise((resolve) => {
          priced.push({
            arrive: (price) => {
              const amounts = { final_price: price, regular_price: price, special_price: 0 };
              const price_info = { ...amounts, extension_attributes: { tax_adjustments: amounts } };
              resolve(Response.json({ code: 200, result: { items: [{ id: 7, sgn: "", price_info }] } }));
            },
          });
        });
      },
      origin,
      store,
      requester: isServer ? "render" : "browser",
      latePrices: followLatePrices(queryClient, isServer),
    },
    { isWaiting: false, now: () => new Date() },
  );
  async function priceOf(sku: string): Promise<number> {
    const answer = (await (await fetch(new Request(searchOf(sku)))).json()) as {
      readonly hits: { readonly hits: readonly [{ readonly _source: { readonly price_incl_tax: number } }] };
    };
    return answer.hits.hits[0]._source.price_incl_tax;
  }
  const query = (sku: string) => ({ queryKey: ["product", sku], queryFn: () => priceOf(sku) });
  /** Reads a product as its page does when it is opened, and returns the price that the page shows. */
  function show(sku: string) {
    void queryClient.fetchQuery(query(sku));
    return () => queryClient.getQueryData(query(sku).queryKey);
  }
  return { searched, priced, query, show };
}

test("fills in prices that arrive after the products, without another request", async () => {
  const shop = createShop(createQueryClient());
  const shownPrice = shop.show("FR");
  await expect.poll(shownPrice).toBe(100);
  shop.priced[0]?.arrive(80);
  await expect.poll(shownPrice).toBe(80);
  expect(shop.searched).toEqual(["FR"]);
  expect(shop.priced).toHaveLength(1);
});

test("does not replace newer prices by those of an earlier search", async () => {
  const queryClient = createQueryClient();
  const shop = createShop(queryClient);
  const shownPrice = shop.show("FR");
  await expect.poll(shownPrice).toBe(100);
  const repeated = queryClient.refetchQueries({ queryKey: ["product"] });
  await expect.poll(() => shop.priced).toHaveLength(2);
  shop.priced[1]?.arrive(70);
  await repeated;
  expect(shownPrice()).toBe(70);
  shop.priced[0]?.arrive(80);
  const other = shop.show("OTHER");
  await expect.poll(other).toBe(100);
  shop.priced[2]?.arrive(60);
  await expect.poll(other).toBe(60);
  expect(shownPrice()).toBe(70);
});

test("asks again in the browser for prices that the server did not wait for", async () => {
  const onServer = createQueryClient();
  const server = createShop(onServer, true);
  await onServer.fetchQuery(server.query("FR"));
  onServer.setQueryData(["categories"], []);
  const textContent = dehydrateQueries(onServer);
  vi.stubGlobal("document", { getElementById: (id: string) => (id === dehydratedQueriesId ? { textContent } : null) });

  const inBrowser = createQueryClient();
  hydrateQueries(inBrowser);
  expect(inBrowser.getQueryState(["categories"])?.dataUpdatedAt).toBeGreaterThan(0);
  const browser = createShop(inBrowser);
  const shownPrice = browser.show("FR");
  expect(shownPrice()).toBe(100);
  await expect.poll(() => browser.priced).toHaveLength(1);
  browser.priced[0]?.arrive(80);
  await expect.poll(shownPrice).toBe(80);
});

test("asks for nothing again if the prices had arrived in time", async () => {
  const onServer = createQueryClient();
  const server = createShop(onServer, true);
  const rendered = onServer.fetchQuery(server.query("FR"));
  await expect.poll(() => server.priced).toHaveLength(1);
  server.priced[0]?.arrive(80);
  await rendered;
  const textContent = dehydrateQueries(onServer);
  vi.stubGlobal("document", { getElementById: () => ({ textContent }) });

  const inBrowser = createQueryClient();
  hydrateQueries(inBrowser);
  const browser = createShop(inBrowser);
  expect(browser.show("FR")()).toBe(80);
  expect(browser.searched).toEqual([]);
});
