import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { newFolder, type Shop, type ShopSetting, startShop } from "../support/shop.ts";

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
async function failure(setting: ShopSetting): Promise<string> {
  try {
    const shop = await startShop(setting);
    await shop.stop();
    return "it started";
  } catch (error) {
    return String(error);
  }
}

describe("a shop from its first start on", () => {
  const folder = newFolder();
  let shop: Shop;
  const start = () => startShop({ folder });
  beforeAll(async () => {
    shop = await start();
    return () => shop.remove();
  });

  test("creates and fills the database of a new folder", () => {
    expect(shop.output()).toMatch(/Creating the database…[^]*Seeding \d+ products…/);
  });

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
    const message = await failure({ folder });
    expect(message).toContain("The shop exited with code 1");
    expect(message).toMatch(/Dioptra cannot start\. .*in use by another process/);
    await expect(fetch(shop.origin).then(({ status }) => status)).resolves.toBe(200);
  });

  test("stops cleanly on SIGTERM and frees the port", async () => {
    const port = Number(new URL(shop.origin).port);
    await expect(shop.stop("SIGTERM")).resolves.toBe(0);
    await expect(isFree(port)).resolves.toBe(true);
  });

  test("starts again on the same data without building or seeding", async () => {
    shop = await start();
    expect(shop.output()).not.toMatch(/Building|Creating|Seeding|seeding/);
  });

  test("stops cleanly on SIGINT too", async () => {
    await expect(shop.stop("SIGINT")).resolves.toBe(0);
  });
});

test("names an invalid setting", async () => {
  const message = await failure({ folder: newFolder(), env: { PORT: "http" } });
  expect(message).toContain("Dioptra cannot start. PORT=http cannot be used. Give a whole number from 0 to 65535.");
});

test("does not start if the data folder is a file", async () => {
  const folder = newFolder();
  writeFileSync(folder, "");
  const message = await failure({ folder });
  expect(message).toContain("The shop exited with code 1");
  expect(message).toMatch(/Dioptra cannot start\. .+/);
});

test("names the port that another program uses, and how to choose another", async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const port = portOf(other);
  const message = await failure({ folder: newFolder(), env: { PORT: String(port) } });
  expect(message).toContain("The shop exited with code 1");
  const remedy = `Free it, or choose another: PORT=${port + 1} npm start`;
  expect(message).toContain(`Dioptra cannot start. Port ${port} is taken by another program. ${remedy}`);
});
