import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newFolder, removeFolder, type Shop, startShop } from "../support/shop.ts";

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

/** Whether a server can listen on a port. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  const answer = await free;
  server.close();
  return answer;
}

/** Returns the error message of a shop that cannot start. */
async function failure(setting: Parameters<typeof startShop>[0]): Promise<string> {
  const started = startShop(setting).then(
    async (shop) => {
      await shop.stop();
      return "it started";
    },
    (error: Error) => error.message,
  );
  return started;
}

describe("a running shop", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => removeFolder(shop.folder));

  test("answers pages, assets and calls", async () => {
    const page = await fetch(shop.origin);
    expect(page.status).toBe(200);
    const html = await page.text();
    const script = /["'](\/assets\/[^"']+\.js)["']/.exec(html)?.[1];
    const asset = await fetch(shop.origin + script);
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const call = await fetch(`${shop.origin}/api/channel/countries?localeCode=pl`);
    await expect(call.json()).resolves.toMatchObject({ code: 200 });
  });

  test("does not let a second shop start in its data folder", async () => {
    const message = await failure({ folder: shop.folder });
    expect(message).toContain("The shop exited with code 1");
    expect(message).toMatch(/Dioptra cannot start\. .*in use by another process/);
    await expect(fetch(shop.origin).then(({ status }) => status)).resolves.toBe(200);
  });

  test("does not let a second shop start on its port", async () => {
    const port = new URL(shop.origin).port;
    const message = await failure({ env: { PORT: port } });
    expect(message).toContain("The shop exited with code 1");
    expect(message).toContain(`Dioptra cannot start. Port ${port} is taken by another program.`);
  });

  test("starts again on the same data without building or seeding", async () => {
    await shop.stop();
    shop = await startShop({ folder: shop.folder });
    expect(shop.output()).not.toMatch(/Building|Seeding|seeding/);
  });

  test.each(["SIGTERM", "SIGINT"] as const)("stops cleanly on %s and frees the port", async (signal) => {
    const port = Number(new URL(shop.origin).port);
    await expect(shop.stop(signal)).resolves.toBe(0);
    await expect(isFree(port)).resolves.toBe(true);
    shop = await startShop({ folder: shop.folder });
  });

  test("stops after the last start too", async () => {
    await expect(shop.stop()).resolves.toBe(0);
  });
});

test("names an invalid setting", async () => {
  const message = await failure({ env: { PORT: "http" } });
  expect(message).toContain("Dioptra cannot start. PORT=http cannot be used. Give a whole number from 0 to 65535.");
});

test("does not start if the data folder is a file", async () => {
  const folder = newFolder();
  mkdirSync(path.dirname(folder), { recursive: true });
  writeFileSync(folder, "");
  const message = await failure({ folder });
  expect(message).toContain("The shop exited with code 1");
  expect(message).toMatch(/Dioptra cannot start\. .+/);
  removeFolder(folder);
});

test("reports a port that is in use", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const port = portOf(other);
  const message = await failure({ env: { PORT: String(port) } });
  expect(message).toContain(`Port ${port} is taken`);
  other.close();
});
