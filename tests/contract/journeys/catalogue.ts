import { describe, expect, test } from "vitest";
import type { Product } from "#domain/product/product.ts";
import { toWireSearchBody, toWireSearchQuery } from "#contract/catalog/search.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { FreeDay } from "#domain/salon/appointment.ts";
import type { SalonPage } from "#domain/salon/salon.ts";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

/** Searches that return documents, and how many (docs/specification/settings.md#setting-21). */
const lists: readonly (readonly [name: CallName, size: number])[] = [
  ["attributeSearch", 150],
  ["categorySearch", 4000],
  ["categoryText", 1],
  ["filterDescriptions", 500],
  ["reviews", 50],
  ["articles", 4000],
  ["cmsPages", 500],
  ["cmsBlocks", 150],
  ["cmsHierarchy", 500],
  ["frontBlocks", 4000],
  ["questions", 500],
  ["salons", 500],
  ["removedPages", 1],
  ["taxRules", 500],
];

const contents: readonly CallName[] = [
  "configurationTree",
  "glassesData",
  "sliders",
  "banners",
  "photoFeed",
  "countries",
  "openApi",
];

/** Tests the calls that need neither a cart nor an account. */
export function catalogue(provider: Provider): void {
  const { sku, word, currency, url, without } = provider.fixtures;
  const has = (name: CallName) => !without.includes(name);

  describe("the catalogue", () => {
    test.each(lists.filter(([name]) => has(name)))("%s returns valid documents", async (name, size) => {
      await provider.result(name, { request: "{}", size: String(size) });
    });

    test.each(contents.filter(has))("%s returns a valid answer", async (name) => {
      await provider.result(name, { type: "main" });
    });

    if (has("appointmentBook"))
      test("books a free time of a salon once for each key, and then for nobody else", async () => {
        const [salon] = (await provider.result("salons", { request: "{}", size: "1" })) as readonly SalonPage[];
        const visit = { code: salon?.code ?? "", reason: "adjustment" };
        const days = (await provider.result("appointmentTimes", visit)) as readonly FreeDay[];
        const last = days.at(-1);
        const request = {
          ...visit,
          day: last?.day,
          time: last?.times.at(-1),
          name: "Ala Nowak",
          phone: "+48600100200",
        };
        const book = (key: string, email: string) => provider.ask("appointmentBook", {}, { ...request, key, email });
        const key = crypto.randomUUID();
        for (let attempt = 0; attempt < 2; attempt++) expect((await book(key, `${key}@example.com`)).status).toBe(200);
        const other = await book(crypto.randomUUID(), `${crypto.randomUUID()}@example.com`);
        expect(other).toMatchObject({ status: 409, result: { code: "APPOINTMENT_TAKEN" } });
      });

    test("finds products by sku, with the same result by GET and POST", async () => {
      const search = { filters: { "configurable_children.sku": [sku] } };
      const whole = (await provider.result("productSearch", toWireSearchQuery(search))) as { products: Product[] };
      const { request: _inBody, ...query } = toWireSearchQuery(search);
      const posted = await provider.result("productSearchByPost", query, toWireSearchBody(search));
      const [product] = whole.products;
      expect(product?.variants.map((variant) => variant.sku)).toContain(sku);
      expect(posted).toEqual(whole);
    });

    test("returns lists of the requested size and start", async () => {
      const page = async (start: number) =>
        (await provider.result(
          "productSearch",
          toWireSearchQuery({ size: 2, start, sort: { by: "id", direction: "asc" } }),
        )) as {
          products: Product[];
          total: number;
        };
      const [first, second] = [await page(0), await page(2)];
      expect(first.products).toHaveLength(2);
      expect(first.total).toBe(second.total);
      const ids = [...first.products, ...second.products].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test("finds products by a word", async () => {
      const search = { query: { multi_match: { query: word, fields: ["name^4", "sku^2"] } } };
      const asked = await provider.ask("productList", { request: JSON.stringify(search), size: "10" });
      const posted = await provider.ask("productListByPost", { size: "10" }, search);
      for (const answer of [asked, posted]) {
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.json)).toContain(word);
      }
    });

    test("returns the stock of one or several skus, and 404 for an unknown sku", async () => {
      await expect(provider.result("stockCheck", { sku })).resolves.toMatchObject({ inStock: true });
      await expect(provider.result("stockList", { skus: `${sku},no-such-sku` })).resolves.toHaveLength(1);
      if (has("stockQueuedCheck")) {
        const check = { sku, task_id: "check-1" };
        await expect(provider.result("stockQueuedCheck", {}, check)).resolves.toMatchObject({ taskId: "check-1" });
      }
      await expect(provider.ask("stockCheck", { sku: "no-such-sku" })).resolves.toMatchObject({
        status: 404,
        code: 404,
      });
    });

    if (has("priceHistory"))
      test("returns the prices of a sku up to today, and 404 for an unknown sku", async () => {
        const { result } = await provider.ask("priceHistory", { sku });
        const { today, prices } = endpoints.priceHistory.result(currency).parse(result);
        expect(prices.map(({ from }) => from)).toEqual(prices.map(({ from }) => from).toSorted());
        expect(prices.every(({ from }) => from <= today)).toBe(true);
        await expect(provider.ask("priceHistory", { sku: "no-such-sku" })).resolves.toMatchObject({ status: 404 });
      });

    if (has("stockQueuedCheck"))
      test("answers a queued check with the id of its task", async () => {
        const task = { sku, task_id: "1700000000000-conformance" };
        await expect(provider.result("stockQueuedCheck", {}, task)).resolves.toMatchObject({
          taskId: task.task_id,
          stock: { inStock: true },
        });
      });

    if (has("renderList"))
      test("returns gross and net prices for skus", async () => {
        const priced = await provider.result("renderList", { skus: sku, currencyCode: currency, storeId: "1" });
        expect(priced).toMatchObject([{ current: { gross: { currency } } }]);
      });

    if (has("urlMap"))
      test("maps a path to its page, and an unknown path to null", async () => {
        const options = { prefetchGroupProducts: false };
        await expect(provider.result("urlMap", {}, { url, options })).resolves.not.toBeNull();
        await expect(provider.result("urlMap", {}, { url: "/no-such-page", options })).resolves.toBeNull();
      });

    test.each([
      ["invalid JSON", { request: "{" }],
      ["an unknown query", { request: JSON.stringify({ query: { teapot: {} } }) }],
    ])("refuses a search with %s", async (_what, query) => {
      const answer = await provider.ask("productSearch", query);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    });
  });
}
