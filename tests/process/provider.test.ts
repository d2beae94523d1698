import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { newFolder, removeFolder, type Shop, startShop } from "../support/shop.ts";

const portOf = (server: Pick<Server, "address">) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

/** A platform of the shop's own. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0);
  await once(server, "listening");
  cleaning.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://localhost:${portOf(server)}`;
}

async function shopAt(providerUrl: string, env: Record<string, string> = {}): Promise<Shop> {
  const shop = await startShop({ env: { PROVIDER_URL: providerUrl, ...env } });
  cleaning.push(() => shop.stop());
  return shop;
}

const json =
  (value: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(value));
  };

test("with a platform of its own the shop starts none, and asks that one below its address", async () => {
  const asked: (string | undefined)[] = [];
  const provider = await listening((request, response) => {
    asked.push(request.url, request.headers.cookie);
    json({ code: 200, result: [{ code: "PL", name: "Polska" }] }, { "set-cookie": "a=b" })(request, response);
  });
  const shop = await shopAt(`${provider}/shop/`);
  const answer = await fetch(`${shop.origin}/api/channel/countries?localeCode=pl`, { headers: { cookie: "secret=1" } });
  await expect(answer.json()).resolves.toMatchObject({ code: 200 });
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect(asked).toEqual(["/shop/api/channel/countries?localeCode=pl", undefined]);
  expect(existsSync(shop.folder)).toBe(false);
  expect(shop.output()).not.toContain("database");
});

test("a platform that is not there is told by readiness, calls and pages; the process lives", async () => {
  const gone = createServer().listen(0);
  await once(gone, "listening");
  const port = portOf(gone);
  gone.close();
  const shop = await shopAt(`http://localhost:${port}`);
  const ready = await fetch(`${shop.origin}/readyz`);
  expect(ready.status).toBe(503);
  await expect(ready.json()).resolves.toMatchObject({ ready: false, provider: "unreachable" });
  const statuses = await Promise.all(
    ["/healthz", "/api/stock/check?sku=A", "/"].map((path) => fetch(shop.origin + path).then(({ status }) => status)),
  );
  expect(statuses).toEqual([200, 502, 503]);
  expect(shop.output()).toContain("ECONNREFUSED");
});

test("a platform that never answers makes a page late, and says so in time", async () => {
  const shop = await shopAt(await listening(() => {}));
  const page = await fetch(`${shop.origin}/de`);
  expect([page.status, page.headers.get("retry-after")]).toEqual([504, "5"]);
  const html = await page.text();
  expect(html).toContain("Der Shop antwortet gerade zu langsam");
  expect(html).toContain(page.headers.get("x-request-id"));
  expect(html).toMatch(/<a[^>]* href="\/de"[^>]*>Erneut versuchen/);
});

test("who starts is alive and not ready, who is ready says so", async () => {
  const free = createTcpServer().listen(0);
  await once(free, "listening");
  const port = portOf(free);
  free.close();
  const origin = `http://localhost:${port}`;
  const seen: string[] = [];
  const folder = newFolder();
  const starting = startShop({ folder, env: { PORT: String(port) } });
  cleaning.push(async () => {
    await (await starting).stop();
    removeFolder(folder);
  });
  const look = async (path: string) => {
    const answer = await fetch(origin + path).catch(() => null);
    return answer && `${answer.status} ${await answer.text()}`;
  };
  while (!seen.at(-1)?.startsWith("200")) {
    const said = await look("/readyz");
    if (said !== null && said !== seen.at(-1)) seen.push(said);
    if (seen.length === 1) expect(await look("/healthz")).toBe("200 ok");
  }
  await starting;
  expect(seen).toEqual([
    '503 {"ready":false,"process":"starting"}',
    '200 {"ready":true,"process":"serving","build":"there","provider":"answering"}',
  ]);
});

test("who is told to end answers what is under way, and then ends cleanly", async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<() => void>();
  const shop = await shopAt(
    await listening((request, response) => ask(() => json({ code: 200, result: 1 })(request, response))),
  );
  const answer = fetch(`${shop.origin}/api/stock/check?sku=A`);
  const finish = await asked;
  const ended = shop.stop("SIGTERM");
  finish();
  expect((await answer).status).toBe(200);
  await expect(ended).resolves.toBe(0);
});

test("every request is one line, whose name the answer carries", async () => {
  const shop = await shopAt(await listening(json({ code: 200, result: [] })), { LOG_LEVEL: "info" });
  const answer = await fetch(`${shop.origin}/api/channel/countries?localeCode=anna@example.com`);
  const id = answer.headers.get("x-request-id") ?? "";
  await expect.poll(() => shop.output()).toContain(id);
  const lines = shop
    .output()
    .split("\n")
    .filter((line) => line.includes(id));
  expect(lines).toHaveLength(1);
  expect(shop.output()).not.toContain("anna");
});
