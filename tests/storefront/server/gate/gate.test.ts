import { expect, test } from "vitest";
import { origin, testShop } from "../support/testShop.ts";

/** A provider that answers with what reached it. */
const echo = async (request: Request) =>
  Response.json({
    code: 200,
    result: {
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    },
  });

const create = "/api/cart/create";
const shop = testShop({ provider: echo });
const cookieOf = (response: Response) => response.headers.get("set-cookie") ?? "";
const reached = async (response: Response) => (await response.json()).result;

test("the first call that changes something makes the visitor known, in a cookie that no script reads", async () => {
  expect(cookieOf(await shop.post(create))).toMatch(
    /^__Host-dioptra-visitor=[\w-]{22}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
  );
});

test("a known visitor stays the same and gets no new cookie", async () => {
  const cookie = cookieOf(await shop.post(create)).split(";")[0] ?? "";
  const again = await shop.post(create, "{}", { cookie });
  expect(again.headers.has("set-cookie")).toBe(false);
  expect((await reached(again)).headers["x-dioptra-visitor"]).toBe(cookie.split("=")[1]);
});

test("a forged cookie is no visitor", async () => {
  const response = await shop.post(create, "{}", { cookie: "__Host-dioptra-visitor=x' or 1=1" });
  expect((await reached(response)).headers["x-dioptra-visitor"]).toMatch(/^[\w-]{22}$/);
});

test("of the browser's headers only body, language and question reach the provider", async () => {
  const response = await shop.post(create, '{"a":1}', {
    accept: "application/json",
    "accept-language": "de",
    authorization: "Bearer forged",
    cookie: "session=secret",
    "user-agent": "Mozilla",
    "x-dioptra-visitor": "somebody-else",
    "x-forwarded-for": "203.0.113.7",
    "x-request-id": "00000000-0000-4000-8000-000000000000",
  });
  const { headers, body } = await reached(response);
  expect(Object.keys(headers).toSorted()).toEqual([
    "accept",
    "accept-language",
    "content-type",
    "x-dioptra-visitor",
    "x-request-id",
  ]);
  expect(headers["x-dioptra-visitor"]).not.toBe("somebody-else");
  expect(headers["x-request-id"]).toBe(response.headers.get("x-request-id"));
  expect(body).toBe('{"a":1}');
});

test("reading makes nobody known", async () => {
  expect(cookieOf(await shop.get("/api/stock/check?sku=A"))).toBe("");
});

test.each([
  ["a page of another site", { origin: "https://evil.test" }],
  ["an origin that is none", { origin: "null" }],
  ["another site, by the browser's own word", { "sec-fetch-site": "cross-site" }],
  ["a neighbour of ours", { "sec-fetch-site": "same-site" }],
])("%s is refused", async (_who, headers) => {
  const response = await shop.post(create, "{}", headers);
  expect(response.status).toBe(403);
  await expect(response.json()).resolves.toEqual({ code: 403, result: "This request came from another site." });
  expect(cookieOf(response)).toBe("");
});

test.each([
  ["our own pages", { origin, "sec-fetch-site": "same-origin" }],
  ["a page of ours that tells nobody its address", { origin: "null", "sec-fetch-site": "same-origin" }],
  ["what the shopper typed", { "sec-fetch-site": "none" }],
  ["a client that is no browser", {}],
])("%s pass", async (_who, headers: Record<string, string>) => {
  expect(await reached(await shop.post(create, "{}", headers))).toMatchObject({ method: "POST", body: "{}" });
});

test.each(["DELETE", "PATCH", "OPTIONS", "HEAD"])("%s is no call", async (method) => {
  const response = await shop.fetch(new Request(origin + create, { method }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST, PUT"]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a body in the form of %s is refused: any page of any site can send it",
  async (type) => {
    expect((await shop.post(create, "{}", { "content-type": type })).status).toBe(415);
  },
);

const largest = 256 * 1024;

test("a body may be 256 KB long and no longer, whether it says so or not", async () => {
  const streamed = (length: number) =>
    new Request(origin + create, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob(["x".repeat(length)]).stream(),
      duplex: "half",
    } as RequestInit);
  expect((await shop.fetch(streamed(largest))).status).toBe(200);
  expect((await shop.fetch(streamed(largest + 1))).status).toBe(413);
  const declared = { "content-length": String(largest + 1) };
  const response = await shop.post(create, "{}", declared);
  await expect(response.json()).resolves.toEqual({ code: 413, result: "The body is too large." });
});

test("what is changed is changed to its end, though nobody waits for the answer any more", async () => {
  const leaving = new AbortController();
  const heard: boolean[] = [];
  const patient = testShop({
    provider: async ({ signal }) => {
      leaving.abort();
      heard.push(signal.aborted);
      return Response.json({ code: 200, result: 1 });
    },
  });
  const ask = (method: string) =>
    patient.fetch(
      new Request(origin + create, {
        method,
        headers: { "content-type": "application/json" },
        signal: leaving.signal,
        ...(method === "POST" && { body: "{}" }),
      }),
    );
  await ask("POST");
  expect(heard).toEqual([false]);
});
