import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import { drawPicture } from "#app/pictures/drawPicture.tsx";
import { configuration } from "#configuration/index.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { pictureHref } from "#domain/media/picture.ts";
import { createListener } from "#server/http/listener.ts";
import { afterAll, afterEach, expect, test } from "vitest";
import { drawn } from "../../../ui/eyewear/measurements.ts";
import { testShop, type TestShopSetting } from "../support/testShop.ts";

// A listener replaces these globals by lighter ones, which other test files of this process must not see.
const { Request, Response } = globalThis;
afterAll(() => void Object.assign(globalThis, { Request, Response }));

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts the shop's server, whose connections receive addresses exactly as they are sent. */
async function listening(setting: TestShopSetting = {}) {
  const shop = testShop(setting);
  const own = createServer(createListener(shop));
  server = own;
  await new Promise<void>((resolve) => {
    own.listen(0, "127.0.0.1", resolve);
  });
  const address = own.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const open = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    ask({ host: "127.0.0.1", port, path, method, headers: { host: "SHOP.test", ...headers } });
  const get = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      open(path).on("response", resolve).on("error", reject).end();
    });
  return { shop, open, get };
}

test.each([
  ["//", 308, "/"],
  ["///", 308, "/"],
  ["//:", 308, "/:"],
  ["//[/", 308, "/["],
  ["//a@b/", 308, "/a@b"],
  ["//elsewhere.test/%2e%2e", 308, "/"],
  ["/\\elsewhere.test", 400, undefined],
  ["/pl//elsewhere.test", 308, "/pl/elsewhere.test"],
  ["/pl/elsewhere.test", 301, "/elsewhere.test"],
  ["/%00", 400, undefined],
  ["/%zz", 308, "/%25zz"],
  [`/${"a".repeat(2000)}`, 414, undefined],
  ["/c/./okulary", 200, undefined],
  ["/c/../cart", 200, undefined],
])("answers the raw path %s with %i and location %s", async (path, status, location) => {
  const { get } = await listening();
  const answer = await get(path);
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

test.each([
  ["GET", 400, undefined],
  ["HEAD", 400, undefined],
  ["POST", 400, undefined],
  ["OPTIONS", 204, "GET, HEAD, POST, PUT, OPTIONS"],
])("answers %s * with %i, also when the home page is cached", async (method, status, allow) => {
  const { open, get, shop } = await listening();
  (await get("/")).resume();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    open("*", {}, method).on("response", resolve).on("error", reject).end();
  });
  const text = await answer.toArray();
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow]);
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  if (method === "GET") expect(text.join("")).toContain("begins with a slash");
  expect(shop.requests().at(-1)).toMatchObject({ method, status });
});

test("removes canceled requests for pictures from the queue", async () => {
  const gate = Promise.withResolvers<void>();
  let drawings = 0;
  const { shop, open, get } = await listening({
    async drawPicture(path) {
      drawings += 1;
      await gate.promise;
      return drawPicture(path);
    },
  });
  const hrefOf = (lensWidth: number) =>
    pictureHref({ name: frameMasterName({ ...drawn, lensWidth }, "front"), edition: null }, configuration.images.cart);
  const answers = (status: number) => shop.requests().filter((line) => line["status"] === status).length;
  const canceled = Array.from({ length: 20 }, (_, index) => open(hrefOf(40 + index / 2)).on("error", () => {}));
  for (const one of canceled) one.end();
  await expect.poll(() => drawings).toBeGreaterThan(0);
  const started = drawings;
  for (const one of canceled) one.destroy();
  await expect.poll(() => answers(499)).toBeGreaterThanOrEqual(canceled.length - started);
  const next = get(hrefOf(55));
  gate.resolve();
  const answer = await next;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(drawings).toBe(started + 1);
});
