import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Shop, startShop } from "../support/shop.ts";

const portOf = (server: Pick<Server, "address">) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const json =
  (value: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(value));
  };

describe("a shop on another platform", () => {
  /** What the platform answers to every call. */
  let answer: RequestListener;
  const platform = createServer((request, response) => answer(request, response));
  let shop: Shop;
  beforeAll(async () => {
    answer = json({ code: 200, result: [] });
    platform.listen(0);
    await once(platform, "listening");
    const url = `http://localhost:${portOf(platform)}/shop/`;
    shop = await startShop({ env: { PROVIDER_URL: url, LOG_LEVEL: "info" } });
  });
  afterAll(async () => {
    await shop.remove();
    platform.closeAllConnections();
    platform.close();
  });

  test("calls another platform below its URL, without cookies, and starts no embedded one", async () => {
    const received: (string | undefined)[] = [];
    answer = (request, response) => {
      received.push(request.url, request.headers.cookie);
      json({ code: 200, result: [{ code: "PL", name: "Polska" }] }, { "set-cookie": "a=b" })(request, response);
    };
    const called = await fetch(`${shop.origin}/api/channel/countries?localeCode=pl`, {
      headers: { cookie: "secret=1" },
    });
    await expect(called.json()).resolves.toMatchObject({ code: 200 });
    expect(called.headers.has("set-cookie")).toBe(false);
    expect(received).toEqual(["/shop/api/channel/countries?localeCode=pl", undefined]);
    expect(existsSync(shop.folder)).toBe(false);
    expect(shop.output()).not.toContain("database");
  });

  test("returns a 504 page when the platform never answers", async () => {
    answer = () => {};
    const page = await fetch(`${shop.origin}/de`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([504, "5"]);
    const html = await page.text();
    expect(html).toContain("Der Shop antwortet gerade zu langsam");
    expect(html).toContain(page.headers.get("x-request-id"));
    expect(html).toMatch(/<a[^>]* href="\/de"[^>]*>Erneut versuchen/);
  });

  test("logs one line per request, whose id is in the answer", async () => {
    answer = json({ code: 200, result: [] });
    const called = await fetch(`${shop.origin}/api/channel/countries?localeCode=anna@example.com`);
    const id = called.headers.get("x-request-id") ?? "";
    await expect.poll(() => shop.output()).toContain(id);
    const lines = shop
      .output()
      .split("\n")
      .filter((line) => line.includes(id));
    expect(lines).toHaveLength(1);
    expect(shop.output()).not.toContain("anna");
  });

  test("finishes running calls on SIGTERM, and then stops cleanly", async () => {
    const { promise: called, resolve: onCall } = Promise.withResolvers<() => void>();
    answer = (request, response) => onCall(() => json({ code: 200, result: 1 })(request, response));
    const running = fetch(`${shop.origin}/api/stock/check?sku=A`);
    const finish = await called;
    const ended = shop.stop("SIGTERM");
    finish();
    expect((await running).status).toBe(200);
    await expect(ended).resolves.toBe(0);
  });
});

test("reports an unreachable platform in readiness, calls and pages, and keeps running", async () => {
  const closed = createServer().listen(0);
  await once(closed, "listening");
  const port = portOf(closed);
  closed.close();
  const shop = await startShop({ env: { PROVIDER_URL: `http://localhost:${port}` } });
  cleanups.push(shop.remove);
  const ready = await fetch(`${shop.origin}/readyz`);
  expect(ready.status).toBe(503);
  await expect(ready.json()).resolves.toMatchObject({ ready: false, provider: "unreachable" });
  const statuses = await Promise.all(
    ["/healthz", "/api/stock/check?sku=A", "/"].map((path) => fetch(shop.origin + path).then(({ status }) => status)),
  );
  expect(statuses).toEqual([200, 502, 503]);
  expect(shop.output()).toContain("ECONNREFUSED");
});

test("is alive but not ready while it starts, and then reports that it is ready", async () => {
  const free = createTcpServer().listen(0);
  await once(free, "listening");
  const port = portOf(free);
  free.close();
  const origin = `http://localhost:${port}`;
  const seen: string[] = [];
  const starting = startShop({ env: { PORT: String(port) } });
  cleanups.push(async () => (await starting).remove());
  const look = async (path: string) => {
    const answer = await fetch(origin + path).catch(() => null);
    return answer && `${answer.status} ${await answer.text()}`;
  };
  const start = { isPending: true };
  const started = starting.finally(() => (start.isPending = false));
  const lookAtReadiness = async () => {
    const state = await look("/readyz");
    if (state !== null && state !== seen.at(-1)) seen.push(state);
  };
  while (start.isPending) {
    await lookAtReadiness();
    if (seen.length === 1) await expect.poll(() => look("/healthz")).toBe("200 ok");
  }
  await started;
  await lookAtReadiness();
  expect(seen).toEqual([
    '503 {"ready":false,"process":"starting"}',
    '200 {"ready":true,"process":"serving","build":"there","provider":"answering"}',
  ]);
});
