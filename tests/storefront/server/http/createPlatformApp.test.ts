import { expect, test } from "vitest";
import { load } from "#configuration/load.ts";
import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { origin as here, testPlatformApp } from "../support/testShop.ts";

const allowedOrigin = "https://front.example";
const create = "/api/cart/create";
const json = { "content-type": "application/json" };

/** A provider that answers with the request that it received, and tries to set a cookie. */
const echo = async (request: Request) =>
  Response.json(
    {
      code: 200,
      result: { url: request.url, headers: Object.fromEntries(request.headers), body: await request.text() },
    },
    { headers: { "set-cookie": "session=1" } },
  );
const operatorKey = "k".repeat(43);
const platform = testPlatformApp({ provider: echo, clientOrigins: [allowedOrigin], operatorKey });

const receivedBy = async (answer: Response) => (await answer.json()).result;
const preflight = (path: string, origin: string) =>
  platform.fetch(
    new Request(here + path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    }),
  );

test("answers the preflight of a listed origin without allowing credentials", async () => {
  const { status, headers } = await preflight(create, allowedOrigin);
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": allowedOrigin,
    "access-control-allow-methods": "GET,POST,PUT",
    "access-control-allow-headers": "authorization,content-type",
    "access-control-max-age": "600",
    vary: expect.stringContaining("Origin"),
  });
  expect(headers.has("access-control-allow-credentials")).toBe(false);
});

test.each(["https://evil.test", "null", "", "https://front.example.evil.test", "http://front.example", here])(
  "refuses preflights and calls of the unlisted origin %j",
  async (origin) => {
    const answers = [
      await preflight(create, origin),
      await platform.get("/api/stock/check?sku=A", { origin }),
      await platform.post(create, "{}", { origin }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
      await expect(answer.json()).resolves.toMatchObject({
        code: 403,
        result: expect.stringContaining("CLIENT_ORIGINS"),
      });
    }
  },
);

test("refuses pages but not other callers when no origins are listed", async () => {
  const closed = testPlatformApp({ provider: echo });
  expect((await closed.post(create, "{}", { origin: allowedOrigin })).status).toBe(403);
  expect((await closed.post(create)).status).toBe(200);
});

test("forwards the caller's token in the header and in the query", async () => {
  const answer = await platform.post(`${create}?token=in-query&cartId=1`, "{}", { authorization: "Bearer in-header" });
  const { url, headers } = await receivedBy(answer);
  expect([new URL(url).search, headers.authorization]).toEqual(["?token=in-query&cartId=1", "Bearer in-header"]);
});

test("ignores headers about the caller's identity and address, and cookies", async () => {
  const headers = {
    cookie: "__Host-dioptra-visitor=AAAAAAAAAAAAAAAAAAAAAA; __Host-dioptra-token=stolen",
    "x-dioptra-visitor": "somebody-else",
    "x-dioptra-client": "203.0.113.9",
    "x-dioptra-rendering": "1",
    "x-dioptra-signature": "forged",
    "x-dioptra-anything": "1",
    "x-forwarded-for": "203.0.113.9",
    "x-dioptra-operator": "signed",
  };
  const request = new Request(here + create, { method: "POST", headers: { ...json, ...headers }, body: "{}" });
  const answer = await platform.fetch(request, "198.51.100.7");
  expect(answer.headers.has("set-cookie")).toBe(false);
  const received = (await receivedBy(answer)).headers;
  expect(Object.keys(received).filter((name) => name.startsWith("x-dioptra") || name === "cookie")).toEqual([
    "x-dioptra-client",
    "x-dioptra-operator",
  ]);
  expect(received["x-dioptra-client"]).toBe("198.51.100.7");
});

test("removes our own headers from notifications", async () => {
  let received: Headers | null = null;
  const platform = testPlatformApp({
    provider: async ({ headers }) => {
      received = headers;
      return Response.json({ code: 200, result: true });
    },
  });
  const claims = { "x-dioptra-visitor": "a", "x-dioptra-client": "b", "x-dioptra-signature": "c", cookie: "d=e" };
  await platform.post("/webhooks/mollie", "id=tr_1", { ...claims, "x-jws-signature": "theirs" });
  expect([...(received ?? new Headers()).keys()]).toEqual(["content-type", "x-jws-signature"]);
});

test("treats a caller without an address as an unknown client, not as the shop", async () => {
  expect((await receivedBy(await platform.post(create))).headers["x-dioptra-client"]).toBe("unknown");
});

test("reads the client's address from our own proxy", async () => {
  const behind = testPlatformApp({ provider: echo, isBehindProxy: true });
  const headers = { ...json, "x-forwarded-for": "203.0.113.9, 198.51.100.8:4711" };
  const answer = await behind.fetch(new Request(here + create, { method: "POST", headers, body: "{}" }), "10.0.0.1");
  expect((await receivedBy(answer)).headers["x-dioptra-client"]).toBe("198.51.100.8");
});

test("refuses calls beyond a client's share with a Retry-After that listed pages can read", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const busy = testPlatformApp({
    clientOrigins: [allowedOrigin],
    provider: async () => {
      await released;
      return Response.json({ hits: { total: 0, hits: [] } });
    },
  });
  const path = "/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search";
  const { atOnce, waiting } = load.catalogueShare;
  const within = Array.from({ length: atOnce + waiting }, () => busy.get(path));
  const refused = await busy.get(path, { origin: allowedOrigin });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(refused.headers.get("access-control-allow-origin")).toBe(allowedOrigin);
  expect(refused.headers.get("access-control-expose-headers")).toBe("retry-after,x-request-id");
  release();
  expect((await Promise.all(within)).every(({ status }) => status === 200)).toBe(true);
});

test("refuses bodies that are not JSON or too large", async () => {
  expect((await platform.post(create, "a=b", { "content-type": "text/plain" })).status).toBe(415);
  expect((await platform.post(create, "x".repeat(256 * 1024 + 1))).status).toBe(413);
});

test("requires a signature for staff calls but not for notifications", async () => {
  expect((await platform.get("/operator/orders")).status).toBe(401);
  const now = new Date();
  const signature = sign(operatorKey, { method: "GET", target: "/operator/orders", body: new Uint8Array() }, now);
  expect((await platform.get("/operator/orders", { [signatureHeader]: signature })).status).toBe(200);
  expect((await platform.post("/webhooks/mollie", "id=tr_1")).status).toBe(200);
});

test("answers health checks and no pages", async () => {
  expect((await platform.get("/healthz")).status).toBe(200);
  expect((await platform.get("/readyz")).status).toBe(200);
  const page = await platform.get("/pl");
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "application/json"]);
  const stopping = testPlatformApp({ isStopping: () => true });
  expect((await stopping.get("/readyz")).status).toBe(503);
});

test("allows other sites to show pictures", async () => {
  const { headers } = await platform.get("/media/pictures/300x400/newest/nothing");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect((await platform.get("/healthz")).headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("answers a provider's failure with an envelope and logs the reason", async () => {
  const broken = testPlatformApp({ provider: () => Promise.reject(new Error("secret inside")) });
  const answer = await broken.post(create);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, "5"]);
  expect(await answer.text()).not.toContain("secret");
  expect(broken.log()).toContain('"failed"');
});
