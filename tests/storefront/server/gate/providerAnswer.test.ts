import { expect, test } from "vitest";
import { testShop } from "../support/testShop.ts";

const call = "/api/stock/check?sku=A";
const search = "/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search?size=1";

const badType = "Error with response - bad content-type!";
const badForm = "Unhandled error, wrong response format!";
const later = "Something went wrong, try later.";

const json = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
const html = (status: number) =>
  new Response("<h1>Bad Gateway</h1>", { status, headers: { "content-type": "text/html" } });

test.each<[what: string, path: string, answer: () => Response, code: number, result: unknown]>([
  ["an envelope", call, () => json('{"code":200,"result":{"qty":3}}'), 200, { qty: 3 }],
  ["an envelope with a charset", call, () => json("{}", 200), 500, badForm],
  ["a refusal", call, () => json('{"code":404,"result":"ENOTFOUND"}', 404), 404, "ENOTFOUND"],
  ["an expired login", call, () => json('{"code":401,"result":"No"}', 401), 401, "No"],
  ["an error in an envelope", call, () => json('{"code":500,"result":"Oh"}', 500), 500, "Oh"],
  ["an HTML page", call, () => html(200), 500, badType],
  ["a proxy's HTML page", call, () => html(502), 502, badType],
  ["an HTML page instead of hits", search, () => html(200), 500, badType],
  ["an answer without a type", call, () => new Response(null, { status: 204 }), 500, badType],
  ["an empty body", call, () => json(""), 500, badForm],
  ["an empty body with an error status", call, () => json("", 404), 404, badForm],
  ["a truncated answer", call, () => json('{"code":200,"result":{"qt'), 500, badForm],
  ["truncated hits", search, () => json('{"hits":{"total":1,"hi'), 500, badForm],
  ["JSON without an envelope", call, () => json('{"message":"at line 12 of secrets.php"}', 500), 500, badForm],
  ["a list", call, () => json("[1]"), 500, badForm],
  ["null", call, () => json("null"), 500, badForm],
  ["a search service's own error", search, () => json('{"error":{"type":"parse"},"status":400}', 400), 400, later],
  ["a refused search", search, () => json('{"code":404,"result":"No index"}', 404), 404, "No index"],
  ["an error status with a successful code", call, () => json('{"code":200,"result":1}', 500), 500, badForm],
  ["a redirect", call, () => json('{"code":200,"result":1}', 302, { location: "https://evil.test" }), 500, badForm],
])("answers %s with an envelope", async (_what, path, answer, code, result) => {
  const response = await testShop({ provider: async () => answer() }).get(path);
  expect(response.status).toBe(code);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  await expect(response.json()).resolves.toEqual({ code, result });
});

test("passes on hits without an envelope", async () => {
  const hits = { hits: { total: 0, hits: [] } };
  const response = await testShop({ provider: async () => Response.json(hits) }).get(search);
  expect(response.status).toBe(200);
  await expect(response.json()).resolves.toEqual(hits);
});

test.each(["product", "category", "attribute", "cms_block"])(
  "passes on hits of %s to a POST without an envelope",
  async (entity) => {
    const hits = { hits: { total: 0, hits: [] } };
    const shop = testShop({ provider: async () => Response.json(hits) });
    const response = await shop.post(`/api/vsbridge/catalog/vue_storefront_catalog_pl/${entity}/_search`);
    expect(response.status).toBe(200);
    await expect(response.json()).resolves.toEqual(hits);
    expect(shop.requests()[0]?.["route"]).toContain("_search");
  },
);

const never = <T>() => new Promise<T>(() => {});
const endless = (pause: boolean) =>
  new Response(
    new ReadableStream({
      pull: (controller) => (pause ? never() : controller.enqueue(new Uint8Array(1_000_000))),
    }),
    { headers: { "content-type": "application/json" } },
  );

test.each<[what: string, provider: () => Promise<Response>, code: number]>([
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed")), 502],
  ["throws", () => Promise.reject(new Error("anything")), 502],
  ["never answers", never, 504],
  ["begins to answer and never ends", async () => endless(true), 504],
  ["answers without an end", async () => endless(false), 502],
])("answers with Retry-After when the provider %s", async (_what, provider, code) => {
  const shop = testShop({ provider, timeLimit: code === 504 ? 20 : 5000 });
  const response = await shop.get(call);
  expect([response.status, response.headers.get("retry-after")]).toEqual([code, "5"]);
  await expect(response.json()).resolves.toEqual({ code, result: later });
  expect(shop.log()).toContain('"msg":"failed"');
});

test("forwards only the headers that browsers need", async () => {
  const headers = {
    "cache-control": "public, max-age=86400",
    "retry-after": "7",
    server: "Platform/1.0",
    "set-cookie": "session=secret",
    "x-cache-tags": "P12,C29",
    "x-cache-drop": "P12",
    "x-powered-by": "PHP",
    "access-control-allow-origin": "*",
  };
  const response = await testShop({ provider: async () => json('{"code":200,"result":1}', 200, headers) }).get(call);
  expect(Object.keys(Object.fromEntries(response.headers)).toSorted()).toEqual([
    "cache-control",
    "content-length",
    "content-security-policy",
    "content-type",
    "cross-origin-resource-policy",
    "retry-after",
    "vary",
    "x-content-type-options",
    "x-request-id",
  ]);
});

test.each([
  ["public, max-age=86400", "public, max-age=60"],
  ["public, max-age=10", "public, max-age=10"],
  ["public", "no-cache, no-store"],
  ["private, max-age=60", "no-cache, no-store"],
  ["no-cache, no-store", "no-cache, no-store"],
])("turns the provider's Cache-Control %s into %s", async (header, expected) => {
  const provider = async () => json('{"code":200,"result":1}', 200, { "cache-control": header });
  const response = await testShop({ provider }).get(call);
  expect(response.headers.get("cache-control")).toBe(expected);
});
