import { expect, test } from "vitest";
import { limits } from "#configuration/limits.ts";
import { errorReportPath, largestErrorReport } from "#domain/errorReport.ts";
import { testShop } from "../support/testShop.ts";

const report = {
  name: "TypeError",
  message: "Cannot read properties of undefined (reading 'price')",
  frames: ["assets/list-C2.js:1:2040"],
  route: "/c/$slug",
  store: "de",
  build: "entry-B1.js",
};

const send = (shop: ReturnType<typeof testShop>, body: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.post(errorReportPath, body, {
    "content-type": "text/plain;charset=UTF-8",
    "sec-fetch-site": "same-origin",
    ...headers,
  });

const logged = (shop: ReturnType<typeof testShop>) =>
  shop
    .log()
    .split("\n")
    .filter((line) => line.includes("browser error"))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

test("logs a report, without the client", async () => {
  const shop = testShop();
  expect((await send(shop, JSON.stringify(report))).status).toBe(204);
  const { name, message, frames, route, store, build } = report;
  expect(logged(shop)).toEqual([
    {
      level: "warn",
      time: expect.any(String) as unknown,
      error: { name, message, frames },
      route,
      store,
      build,
      msg: "browser error",
    },
  ]);
});

test("keeps what could be personal out of the log", async () => {
  const shop = testShop();
  await send(shop, JSON.stringify({ ...report, message: "ala@example.pl 600 100 200 /x?token=1" }));
  await send(shop, JSON.stringify({ ...report, name: "SyntaxError", message: 'Unexpected token in "Ala"' }));
  expect(logged(shop).map(({ error }) => error)).toMatchObject([{ message: "… … /x…" }, { name: "SyntaxError" }]);
  expect(shop.log()).not.toContain("Ala");
});

test.each([
  ["text that is no JSON", "no"],
  ["another form", JSON.stringify({ ...report, address: "/order-confirmation/7" })],
  ["a place that is no file of ours", JSON.stringify({ ...report, frames: ["https://evil.example/x.js:1:1"] })],
  ["a path instead of a route", JSON.stringify({ ...report, route: "/renew-order/token?x=1" })],
  ["a store that does not exist", JSON.stringify({ ...report, store: "xx" })],
  ["lines of its own", JSON.stringify({ ...report, build: "a\nb" })],
])("refuses %s, and logs nothing of it", async (_, body) => {
  const shop = testShop();
  expect((await send(shop, body)).status).toBe(400);
  expect(logged(shop)).toEqual([]);
});

test("refuses a report of another site, and one that is too large", async () => {
  const shop = testShop();
  expect((await send(shop, JSON.stringify(report), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send(shop, "x".repeat(largestErrorReport + 1))).status).toBe(413);
  expect(logged(shop)).toEqual([]);
});

test("limits the reports of one client, and leaves others alone", async () => {
  const shop = testShop();
  const request = (client: string) =>
    shop.fetch(
      new Request(`http://shop.test${errorReportPath}`, { method: "POST", body: JSON.stringify(report) }),
      client,
    );
  const { tries } = limits.errorReportsPerClient;
  for (let count = 0; count < tries; count++) expect((await request("198.51.100.1")).status).toBe(204);
  expect((await request("198.51.100.1")).status).toBe(429);
  expect((await request("198.51.100.2")).status).toBe(204);
});

test("accepts only POST", async () => {
  expect((await testShop().get(errorReportPath)).status).not.toBe(204);
});
