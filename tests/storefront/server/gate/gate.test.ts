import { expect, test } from "vitest";
import { origin, testShop } from "../support/testShop.ts";

/** A provider that answers with the request that it received. */
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
const receivedBy = async (response: Response) => (await response.json()).result;

test("sets a visitor cookie that scripts cannot read with the first POST", async () => {
  expect(cookieOf(await shop.post(create))).toMatch(
    /^__Host-dioptra-visitor=[\w-]{22}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
  );
});

test("keeps the visitor's id without setting the cookie again", async () => {
  const cookie = cookieOf(await shop.post(create)).split(";")[0] ?? "";
  const again = await shop.post(create, "{}", { cookie });
  expect(again.headers.has("set-cookie")).toBe(false);
  expect((await receivedBy(again)).headers["x-dioptra-visitor"]).toBe(cookie.split("=")[1]);
});

test("replaces a forged visitor cookie", async () => {
  const response = await shop.post(create, "{}", { cookie: "__Host-dioptra-visitor=x' or 1=1" });
  expect((await receivedBy(response)).headers["x-dioptra-visitor"]).toMatch(/^[\w-]{22}$/);
});

test("forwards only body, language and accepted types of the browser's request", async () => {
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
  const { headers, body } = await receivedBy(response);
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

test("sets no visitor cookie for a GET", async () => {
  expect(cookieOf(await shop.get("/api/stock/check?sku=A"))).toBe("");
});

test.each([
  ["a page of another site", { origin: "https://evil.test" }],
  ["an opaque origin", { origin: "null" }],
  ["a cross-site request by Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ["a page of another subdomain", { "sec-fetch-site": "same-site" }],
])("refuses %s", async (_who, headers) => {
  const response = await shop.post(create, "{}", headers);
  expect(response.status).toBe(403);
  await expect(response.json()).resolves.toEqual({ code: 403, result: "This request came from another site." });
  expect(cookieOf(response)).toBe("");
});

test.each([
  ["our own pages", { origin, "sec-fetch-site": "same-origin" }],
  ["our own pages without a referrer", { origin: "null", "sec-fetch-site": "same-origin" }],
  ["an address that the shopper typed", { "sec-fetch-site": "none" }],
  ["a client other than a browser", {}],
])("accepts %s", async (_who, headers: Record<string, string>) => {
  expect(await receivedBy(await shop.post(create, "{}", headers))).toMatchObject({ method: "POST", body: "{}" });
});

test.each(["DELETE", "PATCH", "OPTIONS", "HEAD"])("refuses the method %s", async (method) => {
  const response = await shop.fetch(new Request(origin + create, { method }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST, PUT"]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "refuses a body of type %s, which any site can send",
  async (type) => {
    expect((await shop.post(create, "{}", { "content-type": type })).status).toBe(415);
  },
);

const maximumBytes = 256 * 1024;

test("refuses a body of more than 256 KB, with and without a declared length", async () => {
  const streamed = (length: number) =>
    new Request(origin + create, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob(["x".repeat(length)]).stream(),
      duplex: "half",
    } as RequestInit);
  expect((await shop.fetch(streamed(maximumBytes))).status).toBe(200);
  expect((await shop.fetch(streamed(maximumBytes + 1))).status).toBe(413);
  const declared = { "content-length": String(maximumBytes + 1) };
  const response = await shop.post(create, "{}", declared);
  await expect(response.json()).resolves.toEqual({ code: 413, result: "The body is too large." });
});

test("completes a change when the caller disconnects", async () => {
  const caller = new AbortController();
  const aborted: boolean[] = [];
  const patient = testShop({
    provider: async ({ signal }) => {
      caller.abort();
      aborted.push(signal.aborted);
      return Response.json({ code: 200, result: 1 });
    },
  });
  const ask = (method: string) =>
    patient.fetch(
      new Request(origin + create, {
        method,
        headers: { "content-type": "application/json" },
        signal: caller.signal,
        ...(method === "POST" && { body: "{}" }),
      }),
    );
  await ask("POST");
  expect(aborted).toEqual([false]);
});
