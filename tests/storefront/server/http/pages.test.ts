import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { origin, type Render, rendered, testShop, type TestShopSetting } from "../support/testShop.ts";

const product = `${origin}/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search`;
const keepable = { "cache-control": "public, max-age=600", "x-cache-tags": "P12" };
const hits = (headers: Record<string, string> = keepable) => Response.json({ hits: [] }, { headers });

const ordered = (drop = "P12") => Response.json({ code: 200, result: 1 }, { headers: { "x-cache-drop": drop } });

const html = (text: string) => `<!doctype html><title>Dioptra</title><p>${text}</p>${"<!-- lens -->".repeat(200)}`;

/** Counts how often a page is rendered; each asks the provider once. */
function countingShop({ provider = async () => hits(), ...setting }: TestShopSetting = {}, answer?: ResponseInit) {
  const asked: string[] = [];
  const render: Render = async (request, { fetch, onRoute }) => {
    onRoute?.("/p/$parentSku/$slug");
    asked.push(request.url.replace(origin, ""));
    await fetch(new Request(product));
    return rendered(html(String(asked.length)), answer);
  };
  return { asked, ...testShop({ render, ...setting, provider }) };
}

test("a page is rendered once, and is the same for everybody", async () => {
  const shop = countingShop();
  const first = await shop.get("/p/A/b");
  const second = await shop.get("/p/A/b", { cookie: "__Host-dioptra-visitor=AAAAAAAAAAAAAAAAAAAAAA; consent=1" });
  expect(await first.text()).toBe(await second.text());
  expect(shop.asked).toEqual(["/p/A/b"]);
  expect(shop.requests().map(({ cache, route, store }) => [cache, route, store])).toEqual([
    ["miss", "/p/$parentSku/$slug", "pl"],
    ["hit", "/p/$parentSku/$slug", "pl"],
  ]);
});

test("what no route knows makes no other page, and is not rendered into one", async () => {
  const shop = countingShop();
  await shop.get("/c/okulary?shape=round&utm_source=mail&shape=panto");
  await shop.get("/c/okulary?shape=panto&shape=round&gclid=1");
  expect(shop.asked).toEqual(["/c/okulary?shape=panto&shape=round"]);
});

test("each store view has its own pages", async () => {
  const shop = countingShop();
  await shop.get("/cart");
  await shop.get("/de/cart");
  expect(shop.asked).toEqual(["/cart", "/de/cart"]);
  const moved = await shop.get("/pl/cart?page=2");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/cart?page=2"]);
});

test.each<[what: string, setting: TestShopSetting, answer: ResponseInit, headers: Record<string, string>]>([
  ["whose data are somebody's own", { provider: async () => hits({ "cache-control": "no-store" }) }, {}, {}],
  ["whose data have no time", { provider: async () => hits({}) }, {}, {}],
  ["that calls itself private", {}, { headers: { "cache-control": "private, no-store" } }, {}],
  ["that sets a cookie", {}, { headers: { "set-cookie": "a=b" } }, {}],
  ["that is missing", {}, { status: 404 }, {}],
  ["that failed", {}, { status: 500 }, {}],
  ["for somebody who is known", {}, {}, { cookie: "__Host-dioptra-session=secret" }],
  ["for somebody with a token", {}, {}, { authorization: "Bearer secret" }],
  ["in development", { isDevelopment: true }, {}, {}],
])("a page %s is rendered for each", async (_what, setting, answer, headers) => {
  const shop = countingShop(setting, answer);
  await shop.get("/p/A/b", headers);
  const again = await shop.get("/p/A/b", headers);
  expect(shop.asked).toHaveLength(2);
  expect(again.headers.has("etag")).toBe(false);
  expect(again.headers.get("cache-control")).toMatch(/private|no-store|^no-cache$/);
  expect(again.headers.has("set-cookie")).toBe(false);
  expect(shop.requests().map(({ cache }) => cache)).toEqual(["bypass", "bypass"]);
});

test("a page for whom nobody knows is not kept from others by somebody who is known", async () => {
  const shop = countingShop();
  await shop.get("/p/A/b");
  await shop.get("/p/A/b", { cookie: "__Host-dioptra-session=secret" });
  await shop.get("/p/A/b");
  expect(shop.requests().map(({ cache }) => cache)).toEqual(["miss", "bypass", "hit"]);
});

test("a way to the right address is kept", async () => {
  const shop = countingShop({}, { status: 301, headers: { location: "/p/A/right" } });
  await shop.get("/p/A/wrong");
  const again = await shop.get("/p/A/wrong");
  expect([again.status, again.headers.get("location")]).toEqual([301, "/p/A/right"]);
  expect(shop.asked).toHaveLength(1);
});

test("those who ask at the same time get one rendering", async () => {
  const shop = countingShop();
  const pages = await Promise.all(Array.from({ length: 20 }, () => shop.get("/p/A/b").then((page) => page.text())));
  expect([shop.asked.length, new Set(pages).size]).toEqual([1, 1]);
});

test("what a call changes is shown by the next page", async () => {
  let drop = "P12";
  const shop = countingShop({
    provider: async ({ url }) => (url.includes("/order/") ? ordered(drop) : hits()),
  });
  await shop.get("/p/A/b");
  await shop.post("/api/order/create");
  await shop.get("/p/A/b");
  drop = "P13";
  await shop.post("/api/order/create");
  await shop.get("/p/A/b");
  expect(shop.requests().flatMap(({ cache }) => cache ?? [])).toEqual(["miss", "miss", "hit"]);
});

test("an outdated page is shown until another can be rendered, and asked for each time", async () => {
  const provider = { isDown: false };
  const shop = testShop({
    provider: async ({ url }) => (url.includes("/order/") ? ordered() : hits()),
    render: async (_request, { fetch }) => {
      await fetch(new Request(product));
      return provider.isDown ? rendered(html("down"), { status: 503 }) : rendered(html("page"));
    },
  });
  await shop.get("/p/A/b");
  await shop.post("/api/order/create");
  provider.isDown = true;
  for (let times = 0; times < 2; times++) {
    const page = await shop.get("/p/A/b");
    expect([page.status, await page.text()]).toEqual([200, html("page")]);
  }
  expect((await shop.get("/p/C/d")).status).toBe(503);
  provider.isDown = false;
  await shop.get("/p/A/b");
  await shop.get("/p/A/b");
  expect(shop.requests().flatMap(({ cache }) => cache ?? [])).toEqual([
    "miss",
    "stale",
    "stale",
    "bypass",
    "miss",
    "hit",
  ]);
});

test("a page that is changed while it is rendered is not kept", async () => {
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const shop = countingShop({
    provider: async ({ url }) => {
      if (url.includes("/order/")) return ordered();
      ask();
      await changed;
      return hits();
    },
  });
  const page = shop.get("/p/A/b");
  await asked;
  await shop.post("/api/order/create");
  resolve();
  await page;
  await shop.get("/p/A/b");
  expect(shop.asked).toHaveLength(2);
});

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", null, (bytes: Uint8Array) => bytes],
])("a kept page comes in %s, too", async (accepted, encoding, open) => {
  const shop = countingShop();
  await shop.get("/p/A/b");
  for (let times = 0; times < 2; times++) {
    const page = await shop.get("/p/A/b", { "accept-encoding": accepted });
    const bytes = new Uint8Array(await page.arrayBuffer());
    expect(page.headers.get("content-encoding")).toBe(encoding);
    expect(page.headers.get("vary")).toBe("accept-encoding");
    expect(page.headers.get("content-length")).toBe(String(bytes.length));
    expect(Buffer.from(open(bytes)).toString()).toBe(html("1"));
  }
});

test("a browser that has the page hears that it is the same, in whatever encoding", async () => {
  const shop = countingShop();
  const page = await shop.get("/p/A/b");
  const etag = page.headers.get("etag") ?? "";
  expect(page.headers.get("cache-control")).toBe("no-cache");
  for (const said of [etag, `"other", ${etag}`]) {
    const again = await shop.get("/p/A/b", { "if-none-match": said, "accept-encoding": "gzip" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("content-security-policy")).toBe(page.headers.get("content-security-policy"));
  }
  expect((await shop.get("/p/A/b", { "if-none-match": '"other"' })).status).toBe(200);
});

test("the head of a page says what the page would", async () => {
  const shop = countingShop();
  for (let times = 0; times < 2; times++) {
    const head = await shop.fetch(new Request(`${origin}/p/A/b`, { method: "HEAD" }));
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(html("1").length),
      "",
    ]);
  }
  expect(shop.asked).toHaveLength(1);
});

test("a kept page is at hand without asking the application", async () => {
  const shop = countingShop();
  const nothing = () => null;
  expect(shop.kept("/p/A/b", "GET", nothing)).toBeNull();
  const page = await shop.get("/p/A/b", { "accept-encoding": "br" });
  const atHand = shop.kept("/p/A/b?utm_source=x", "GET", (name) => (name === "accept-encoding" ? "br" : null));
  const without = (headers: Iterable<readonly [string, string]>) =>
    Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
  expect(without(atHand?.headers ?? [])).toEqual(without(page.headers));
  expect(atHand?.body?.equals(Buffer.from(await page.arrayBuffer()))).toBe(true);
  expect(shop.kept("//[", "GET", nothing)).toBeNull();
});

test("a page that cannot be rendered is replaced by one that cannot fail, which names the request", async () => {
  const shop = testShop({
    render: async () => {
      throw new TypeError("Cannot read properties of undefined (reading 'price')");
    },
  });
  const page = await shop.get("/de/cart");
  expect([page.status, page.headers.get("cache-control")]).toEqual([500, "no-store"]);
  // Its one style is allowed, and nothing is run.
  expect(page.headers.get("content-security-policy")).toMatch(
    /script-src 'self'; style-src 'self' 'sha256-[\w+/]+=*';/,
  );
  const text = await page.text();
  expect(text).toContain("Bei uns ist etwas schiefgegangen");
  expect(text).toContain(page.headers.get("x-request-id"));
  expect(text).not.toContain("price");
  expect(shop.log()).toContain("reading 'price'");
});

test("the provider's headers end at the server, its visitor's id goes on", async () => {
  const asked: (string | null)[] = [];
  const shop = countingShop({
    provider: async ({ headers }) => {
      asked.push(headers.get("x-dioptra-visitor"), headers.get("cookie"), headers.get("x-request-id"));
      return hits({ ...keepable, "x-powered-by": "PHP" });
    },
  });
  const page = await shop.get("/p/A/b", { cookie: "__Host-dioptra-visitor=AAAAAAAAAAAAAAAAAAAAAA; consent=1" });
  expect(asked).toEqual(["AAAAAAAAAAAAAAAAAAAAAA", null, page.headers.get("x-request-id")]);
  expect([...page.headers.keys()].filter((name) => /cache-tags|powered/.test(name))).toEqual([]);
});

test("every answer carries what keeps a browser safe; over HTTPS also that it stays there", async () => {
  const shop = testShop({ isBehindProxy: true });
  const [page, call, secure] = await Promise.all([
    shop.get("/cart"),
    shop.get("/api/channel/countries"),
    shop.get("/order-status/secret-token", { "x-forwarded-proto": "https" }),
  ]);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'; script-src 'self'"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringMatching(/^camera=\(self\), .*microphone=\(\)/),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
  expect(call.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(page.headers.has("strict-transport-security")).toBe(false);
  expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(secure.headers.get("referrer-policy")).toBe("no-referrer");
});

const given = "5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1";

test.each([
  ["of our own proxy is kept", true, given, true],
  ["of anybody is not", false, given, false],
  ["that is none is not", true, "Anna Nowak", false],
])("the name of a request %s", async (_what, isBehindProxy, id, isKept) => {
  const page = await testShop({ isBehindProxy }).get("/cart", { "x-request-id": id });
  const name = page.headers.get("x-request-id") ?? "";
  expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(name === id).toBe(isKept);
});

test.each(["POST", "PUT", "DELETE"])("a page cannot be sent a %s", async (method) => {
  const answer = await testShop().fetch(new Request(`${origin}/cart`, { method }));
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
