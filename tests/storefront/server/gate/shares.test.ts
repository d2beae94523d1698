import { expect, test } from "vitest";
import { load } from "#configuration/load.ts";
import { origin, testShop } from "../support/testShop.ts";

/** Creates a provider that answers searches only after `release`. */
function heldProvider() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const provider = async ({ url }: Request) => {
    if (url.includes("_search")) await released;
    return Response.json(url.includes("_search") ? { hits: { total: 0, hits: [] } } : { code: 200, result: "done" });
  };
  return { provider, release };
}

const search = () =>
  new Request(`${origin}/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
const { atOnce, waiting } = load.catalogueShare;

test("refuses searches beyond a client's share with 429, but not its orders or other clients", async () => {
  const { provider, release } = heldProvider();
  const shop = testShop({ provider });
  const within = Array.from({ length: atOnce + waiting }, () => shop.fetch(search(), "198.51.100.1"));
  const refused = await shop.fetch(search(), "198.51.100.1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  await expect(refused.json()).resolves.toMatchObject({
    code: 429,
    result: expect.stringContaining("Too many requests"),
  });
  const order = new Request(`${origin}/api/order/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect((await shop.fetch(order, "198.51.100.1")).status).toBe(200);
  const other = shop.fetch(search(), "198.51.100.2");
  release();
  const answers = await Promise.all([...within, other]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test("refuses pages beyond a client's share with a 429 page in the store view's language", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const shop = testShop({
    render: async () => {
      await released;
      return { status: 200, headers: new Headers(), html: "<!doctype html>" };
    },
  });
  const share = load.pageShare.atOnce + load.pageShare.waiting;
  const ask = (number: number) => shop.fetch(new Request(`${origin}/page-${number}`), "198.51.100.1");
  const within = Array.from({ length: share }, (_, number) => ask(number));
  const refused = await ask(share);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
  await expect(refused.text()).resolves.toContain("<h1>Zbyt wiele stron naraz</h1>");
  const german = await shop.fetch(new Request(`${origin}/de/page`), "198.51.100.1");
  await expect(german.text()).resolves.toContain("<h1>Zu viele Seiten auf einmal</h1>");
  release();
  const answers = await Promise.all(within);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});
