import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createPlatform } from "#platform/runtime/createPlatform.ts";
import type { PlatformError } from "#platform/kernel/describeError.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { testParts } from "../support/testParts.ts";
import { newCart } from "../support/shopping.ts";

const platform = await openForTests();

const ask = async (path: string, init: RequestInit) => {
  const response = await platform.fetch(new Request(`http://shop.test/api/${path}`, init));
  return { status: response.status, text: await response.text() };
};

test.each(["", "cart", "cart/nothing", "user/login", "order/create"])(
  "returns 404 for the unknown call GET %s",
  async (path) => {
    const { status, json } = await platform.get(path);
    const result = "There is no such call. /api/openapi.json lists all calls.";
    expect([status, json]).toEqual([404, { code: 404, result }]);
  },
);

test.each(Object.entries(endpoints))("answers the call %s of the contract", async (_name, { method, path }) => {
  const call = path.replace(/^\/api\//, "").replace("{storeCode}", "pl");
  const headers = { "content-type": "application/json" };
  const { text } = await ask(call, method === "GET" ? {} : { method, headers, body: "{}" });
  expect(text).not.toContain("There is no such call");
});

test("forbids caching by default", async () => {
  for (const path of ["channel/countries", "cart/pull?cartId=nobody", "nothing", "stock/check?sku=%00"]) {
    const { headers } = await platform.get(path);
    expect(headers.get("cache-control")).toBe("no-cache, no-store");
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  }
});

const json = { "content-type": "application/json" };
const secret = "Kowalski";

test.each([
  { init: { body: `{"cartItem":"${secret}`, headers: json }, name: "with invalid JSON" },
  {
    init: { body: `cartItem=${secret}`, headers: { "content-type": "application/x-www-form-urlencoded" } },
    name: "of an HTML form",
  },
  {
    init: { body: `{"cartItem":{"sku":"${secret}","qty":1}}`, headers: { "content-type": "text/plain" } },
    name: "of another content type",
  },
  {
    init: { body: `{"cartItem":{"sku":{"name":"${secret}"},"qty":1}}`, headers: json },
    name: "with an object instead of a text",
  },
  {
    init: { body: `{"cartItem":{"sku":"${secret}\\u0000","qty":1}}`, headers: json },
    name: "with a NUL character",
  },
  {
    init: { body: `{"cartItem":{"sku":"${secret}\\ud800","qty":1}}`, headers: json },
    name: "with an unpaired surrogate",
  },
  { init: { body: `["${secret}"]`, headers: json }, name: "with a list instead of an object" },
  { init: { headers: json }, name: "that is missing" },
])("refuses a body $name without quoting it", async ({ init }) => {
  const { status, text } = await ask("cart/update?cartId=c", { method: "POST", ...init });
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ code: 400, result: { code: "MALFORMED" } });
  expect(text).not.toContain(secret);
});

test("returns 413 for a body that is too large", async () => {
  const { status } = await ask("cart/update", { method: "POST", headers: json, body: `"${"x".repeat(300_000)}"` });
  expect(status).toBe(413);
});

test("refuses a URL with a NUL character", async () => {
  const { status } = await ask("stock/check?sku=%00", {});
  expect(status).toBe(400);
});

test.each([
  "stock/check?sku=' or 1=1 --",
  `stock/check?sku=${"x".repeat(5000)}`,
  "order/details?order_id=' or true --",
  "cart/pull?cartId=\u{1F453}",
])("returns 404 for the malicious call %s", async (path) => {
  const { status } = await platform.get(path);
  expect(status).toBe(404);
});

test("answers an unexpected error with 500, and reports it without personal data", async () => {
  const errors: PlatformError[] = [];
  const { fetch: broken } = createPlatform({
    ...testParts(),
    database: platform.database,
    clock: () => openingDay,
    // This id exists already, so the database rejects it.
    newId: () => cartId,
    onError: (error) => errors.push(error),
  });
  const cartId = await newCart(platform);
  const response = await broken(
    new Request("http://shop.test/api/cart/create?storeCode=pl&localeCode=secret", { method: "POST" }),
  );
  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-cache, no-store");
  await expect(response.json()).resolves.toEqual({ code: 500, result: "Something went wrong, try later." });
  expect(errors).toMatchObject([
    { event: "call-failed", method: "POST", path: "/api/cart/create", sqlState: "23505", constraint: "carts_pkey" },
  ]);
  expect(errors[0]?.frames.length).toBeGreaterThan(0);
  expect(JSON.stringify(errors)).not.toContain(cartId);
  expect(JSON.stringify(errors)).not.toContain("secret");
});

test("throws when a session is opened within another one, instead of waiting forever", async () => {
  const { database } = platform;
  const nested = database.write(() => database.read(async () => "never"));
  await expect(nested).rejects.toThrow("A database session is already open here");
  await expect(database.read(async () => "free again")).resolves.toBe("free again");
});

test("makes a read wait for the running transaction, not for queued ones", async () => {
  const { database } = platform;
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = [first, second].map(({ promise }) =>
    database.write(async (session) => {
      await session.execute("select 1");
      await promise;
    }),
  );
  const reading = database.read(async (session) => session.execute("select 2"));
  first.resolve();
  // If the read waited for the second transaction too, this would never resolve.
  await expect(reading).resolves.toBeDefined();
  second.resolve();
  await Promise.all(writing);
});

test("rolls back a transaction that fails", async () => {
  const { database, connection } = platform;
  const carts = async () => (await connection.query("select id from carts")).rows.length;
  const before = await carts();
  const work = database.write(async (session) => {
    await session.execute(
      "insert into carts (id, store_code, created_at, updated_at) values ('x', 'pl', now(), now())",
    );
    throw new Error("half way");
  });
  await expect(work).rejects.toThrow("half way");
  await expect(carts()).resolves.toBe(before);
});
