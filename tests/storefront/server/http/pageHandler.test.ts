import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { origin, type Render, rendered, testShop, type TestShopSetting } from "../support/testShop.ts";

const product = `${origin}/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search`;
const cacheable = { "cache-control": "public, max-age=600", "x-cache-tags": "P12" };
const hits = (headers: Record<string, string> = cacheable) => Response.json({ hits: [] }, { headers });

const ordered = (drop = "P12") => Response.json({ code: 200, result: 1 }, { headers: { "x-cache-drop": drop } });

const html = (text: string) => `<!doctype html><title>Dioptra</title><p>${text}</p>${"<!-- lens -->".repeat(200)}`;

/** Creates a shop that records its renderings. Each rendering calls the provider once. */
function countingShop({ provider = async () => hits(), ...setting }: TestShopSetting = {}, answer?: ResponseInit) {
  const renderedPaths: string[] = [];
  const render: Render = async (request, { fetch, onRoute }) => {
    onRoute?.("/p/$parentSku/$slug");
    renderedPaths.push(request.url.replace(origin, ""));
    await fetch(new Request(product));
    return rendered(html(String(renderedPaths.length)), answer);
  };
  return { renderedPaths, ...testShop({ render, ...setting, provider }) };
}

test("renders a page once for all visitors", async () => {
  const shop = countingShop();
  const first = await shop.get("/p/A/b");
  const second = await shop.get("/p/A/b", { cookie: "__Host-dioptra-visitor=AAAAAAAAAAAAAAAAAAAAAA; consent=1" });
  expect(await first.text()).toBe(await second.text());
  expect(shop.renderedPaths).toEqual(["/p/A/b"]);
  expect(shop.requests().map(({ cache, route, store }) => [cache, route, store])).toEqual([
    ["miss", "/p/$parentSku/$slug", "pl"],
    ["hit", "/p/$parentSku/$slug", "pl"],
  ]);
});

test("ignores query parameters that no route reads", async () => {
  const shop = countingShop();
  await shop.get("/c/okulary?shape=round&utm_source=mail&shape=panto");
  await shop.get("/c/okulary?shape=panto&shape=round&gclid=1");
  expect(shop.renderedPaths).toEqual(["/c/okulary?shape=panto&shape=round"]);
});

test("renders pages per store view", async () => {
  const shop = countingShop();
  await shop.get("/cart");
  await shop.get("/de/cart");
  expect(shop.renderedPaths).toEqual(["/cart", "/de/cart"]);
  const moved = await shop.get("/pl/cart?page=2");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/cart?page=2"]);
});

test.each<[what: string, setting: TestShopSetting, answer: ResponseInit, headers: Record<string, string>]>([
  ["with private data", { provider: async () => hits({ "cache-control": "no-store" }) }, {}, {}],
  ["with data without a lifetime", { provider: async () => hits({}) }, {}, {}],
  ["that declares itself private", {}, { headers: { "cache-control": "private, no-store" } }, {}],
  ["that sets a cookie", {}, { headers: { "set-cookie": "a=b" } }, {}],
  ["that does not exist", {}, { status: 404 }, {}],
  ["that failed", {}, { status: 500 }, {}],
  ["for a browser with another cookie of ours", {}, {}, { cookie: "__Host-dioptra-session=secret" }],
  ["for a client with a token", {}, {}, { authorization: "Bearer secret" }],
  ["in development", { isDevelopment: true }, {}, {}],
])("renders a page %s for each request", async (_what, setting, answer, headers) => {
  const shop = countingShop(setting, answer);
  await shop.get("/p/A/b", headers);
  const again = await shop.get("/p/A/b", headers);
  expect(shop.renderedPaths).toHaveLength(2);
  expect(again.headers.has("etag")).toBe(false);
  expect(again.headers.get("cache-control")).toMatch(/private|no-store|^no-cache$/);
  expect(again.headers.has("set-cookie")).toBe(false);
  expect(shop.requests().map(({ cache }) => cache)).toEqual(["bypass", "bypass"]);
});

test("keeps a cached page when a logged-in customer requests it", async () => {
  const shop = countingShop();
  await shop.get("/p/A/b");
  await shop.get("/p/A/b", { cookie: "__Host-dioptra-session=secret" });
  await shop.get("/p/A/b");
  expect(shop.requests().map(({ cache }) => cache)).toEqual(["miss", "bypass", "hit"]);
});

test("caches a permanent redirect", async () => {
  const shop = countingShop({}, { status: 301, headers: { location: "/p/A/right" } });
  await shop.get("/p/A/wrong");
  const again = await shop.get("/p/A/wrong");
  expect([again.status, again.headers.get("location")]).toEqual([301, "/p/A/right"]);
  expect(shop.renderedPaths).toHaveLength(1);
});

test("keeps the parameters that no page reads in a redirect, cached or not, and out of the cache's key", async () => {
  const shop = countingShop({}, { status: 301, headers: { location: "/p/A/right?page=2" } });
  const locations = [];
  for (const query of ["?utm_source=mail&utm_source=x", "?gclid=1", "", "?page=2&gclid=a%26b"]) {
    locations.push((await shop.get(`/p/A/wrong${query}`)).headers.get("location"));
  }
  expect(locations).toEqual([
    "/p/A/right?page=2&utm_source=mail&utm_source=x",
    "/p/A/right?page=2&gclid=1",
    "/p/A/right?page=2",
    "/p/A/right?page=2&gclid=a%26b",
  ]);
});

test("renders once for concurrent requests", async () => {
  const shop = countingShop();
  const pages = await Promise.all(Array.from({ length: 20 }, () => shop.get("/p/A/b").then((page) => page.text())));
  expect([shop.renderedPaths.length, new Set(pages).size]).toEqual([1, 1]);
});

test("drops pages that a call changes", async () => {
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

test("serves an outdated page while rendering fails, and tries again each time", async () => {
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

test("does not cache a page that changes while it is rendered", async () => {
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
  expect(shop.renderedPaths).toHaveLength(2);
});

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", null, (bytes: Uint8Array) => bytes],
])("serves a cached page in %s", async (accepted, encoding, open) => {
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

test("answers 304 for a matching ETag in any encoding", async () => {
  const shop = countingShop();
  const page = await shop.get("/p/A/b");
  const etag = page.headers.get("etag") ?? "";
  expect(page.headers.get("cache-control")).toBe("no-cache");
  for (const tags of [etag, `"other", ${etag}`]) {
    const again = await shop.get("/p/A/b", { "if-none-match": tags, "accept-encoding": "gzip" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("content-security-policy")).toBe(page.headers.get("content-security-policy"));
  }
  expect((await shop.get("/p/A/b", { "if-none-match": '"other"' })).status).toBe(200);
});

test("answers HEAD with the headers of the page", async () => {
  const shop = countingShop();
  for (let times = 0; times < 2; times++) {
    const head = await shop.fetch(new Request(`${origin}/p/A/b`, { method: "HEAD" }));
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(html("1").length),
      "",
    ]);
  }
  expect(shop.renderedPaths).toHaveLength(1);
});

test("returns a cached page without the application", async () => {
  const shop = countingShop();
  const noHeader = () => null;
  expect(shop.cachedPage("/p/A/b", "GET", noHeader)).toBeNull();
  const page = await shop.get("/p/A/b", { "accept-encoding": "br" });
  const cached = shop.cachedPage("/p/A/b?utm_source=x", "GET", (name) => (name === "accept-encoding" ? "br" : null));
  const without = (headers: Iterable<readonly [string, string]>) =>
    Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
  expect(without(cached?.headers ?? [])).toEqual(without(page.headers));
  expect(cached?.body?.equals(Buffer.from(await page.arrayBuffer()))).toBe(true);
  expect(shop.cachedPage("//[", "GET", noHeader)).toBeNull();
});

test("replaces a page that cannot be rendered by a plain one with the request's id", async () => {
  const shop = testShop({
    render: async () => {
      throw new TypeError("Cannot read properties of undefined (reading 'price')");
    },
  });
  const page = await shop.get("/de/cart");
  expect([page.status, page.headers.get("cache-control")]).toEqual([500, "no-store"]);
  // Only its style is allowed, and no scripts.
  expect(page.headers.get("content-security-policy")).toMatch(
    /script-src 'self'; style-src 'self' 'sha256-[\w+/]+=*';/,
  );
  const text = await page.text();
  expect(text).toContain("Bei uns ist etwas schiefgegangen");
  expect(text).toContain(page.headers.get("x-request-id"));
  expect(text).not.toContain("price");
  expect(shop.log()).toContain("reading 'price'");
});

test("sends the visitor's id to the provider, and none of its headers to the browser", async () => {
  const received: (string | null)[] = [];
  const shop = countingShop({
    provider: async ({ headers }) => {
      received.push(headers.get("x-dioptra-visitor"), headers.get("cookie"), headers.get("x-request-id"));
      return hits({ ...cacheable, "x-powered-by": "PHP" });
    },
  });
  const page = await shop.get("/p/A/b", { cookie: "__Host-dioptra-visitor=AAAAAAAAAAAAAAAAAAAAAA; consent=1" });
  expect(received).toEqual(["AAAAAAAAAAAAAAAAAAAAAA", null, page.headers.get("x-request-id")]);
  expect([...page.headers.keys()].filter((name) => /cache-tags|powered/.test(name))).toEqual([]);
});

test("adds security headers to every answer, and HSTS over HTTPS", async () => {
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

const id = "5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1";

test.each([
  ["keeps the request id from our own proxy", true, id, true],
  ["replaces the request id from other clients", false, id, false],
  ["replaces a malformed request id", true, "Anna Nowak", false],
])("%s", async (_what, isBehindProxy, requestId, isKept) => {
  const page = await testShop({ isBehindProxy }).get("/cart", { "x-request-id": requestId });
  const received = page.headers.get("x-request-id") ?? "";
  expect(received).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(received === requestId).toBe(isKept);
});

test.each(["POST", "PUT", "DELETE"])("refuses %s for a page", async (method) => {
  const answer = await testShop().fetch(new Request(`${origin}/cart`, { method }));
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("shows a form that was sent without JavaScript and refused on its page, which nobody else gets", async () => {
  const refusedForms: unknown[] = [];
  const shop = testShop({
    render: async (_request, { refusedForm }) => {
      refusedForms.push(refusedForm ?? null);
      return rendered(html("form"), { headers: { "cache-control": "no-store" } });
    },
  });
  const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "17" };
  const answer = await shop.post("/forms/newsletter", "email=anna%40here", form);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
  expect((await shop.get("/newsletter")).status).toBe(200);
  expect(refusedForms).toEqual([
    expect.objectContaining({ form: "newsletter", reason: "invalid", typed: { email: "anna@here" } }),
    null,
  ]);
});

test("the log says why a page is missing, and which call of a page has failed", async () => {
  const remarks = (shop: ReturnType<typeof countingShop>) =>
    shop
      .log()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === "warn")
      .map(({ msg, route, store }) => [msg, route, store]);
  const missing = countingShop({}, { status: 404 });
  await missing.get("/de/p/A/b");
  expect(remarks(missing)).toEqual([["Route not found", "/p/$parentSku/$slug", "de"]]);
  const failing = countingShop({ provider: async () => new Response(null, { status: 502 }) });
  await failing.get("/p/A/b");
  expect(remarks(failing)).toEqual([[expect.stringMatching(/^\/api\/.+ answered 502$/), "/p/$parentSku/$slug", "pl"]]);
});
