import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPlatform, type OpenPlatform, PlatformStartFailure } from "#platform/runtime/openPlatform.ts";
import { seedContent } from "#demo/content.ts";
import { demoSettings } from "../support/demoSettings.ts";
import { callsTo, failureOf } from "../support/openFolder.ts";
import { filledCart, newCart, orderFor } from "../support/shopping.ts";

const root = mkdtempSync(path.join(tmpdir(), "dioptra-platform-"));
const template = path.join(root, "template");
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Creates a data folder in its state after a first start. */
function createdFolder(name: string): string {
  const folder = path.join(root, name);
  cpSync(template, folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  // An interrupted start leaves an unfinished database behind, which must not disturb the next one.
  mkdirSync(path.join(template, "postgres.unfinished"), { recursive: true });
  writeFileSync(path.join(template, "postgres.unfinished", "PG_VERSION"), "");
  const steps: string[] = [];
  const platform = await openPlatform({
    settings: demoSettings,
    folder: template,
    onProgress: (step) => steps.push(step),
  });
  expect(steps).toEqual([
    "Creating the database",
    "Opening the database",
    "Migrating the database",
    `Seeding ${seedContent.products.length} products`,
  ]);
  await platform.close();
  expect(existsSync(path.join(template, "postgres.unfinished"))).toBe(false);
});

describe("a second start", () => {
  const steps: string[] = [];
  let platform: OpenPlatform;
  beforeAll(async () => {
    platform = await openPlatform({
      settings: demoSettings,
      folder: createdFolder("second"),
      onProgress: (step) => steps.push(step),
    });
  });
  afterAll(() => platform.close());

  test("opens the existing database without migrating or seeding it", async () => {
    expect(steps).toEqual(["Opening the database"]);
    const { json } = await callsTo(platform).get("vsbridge/catalog/vue_storefront_catalog_de/product/_search");
    expect(json).toMatchObject({ hits: { total: { value: seedContent.products.length } } });
  });

  test("answers many calls at the same time", async () => {
    const { post } = callsTo(platform);
    const carts = await Promise.all(Array.from({ length: 50 }, () => newCart({ post })));
    expect(new Set(carts).size).toBe(50);
  });

  test("rejects aborted calls", async () => {
    const controller = new AbortController();
    const request = new Request("http://shop.test/api/channel/countries", { signal: controller.signal });
    const answer = platform.fetch(request);
    controller.abort();
    await expect(answer).rejects.toThrow("aborted");
    await expect(platform.fetch(request)).rejects.toThrow("aborted");
  });
});

describe("a folder that cannot be used", () => {
  const damage = (name: string, file: string, contents: string | Buffer) => {
    const folder = createdFolder(name);
    writeFileSync(path.join(folder, "postgres", file), contents);
    return folder;
  };

  test.each([
    {
      file: "PG_VERSION",
      contents: "15\n",
      detail: "not compatible|incompatible",
      name: "of another PostgreSQL version",
    },
    {
      file: "global/pg_control",
      contents: Buffer.alloc(8192, 7),
      detail: "incompatible",
      name: "with a damaged control file",
    },
    {
      file: "pg_wal/000000010000000000000001",
      contents: Buffer.alloc(16 << 20),
      detail: "checkpoint",
      name: "with a damaged log",
    },
  ])("reports a database $name as damaged, with the remedy", async ({ file, contents, detail, name }) => {
    const failure = await failureOf(damage(name, file, contents), demoSettings);
    expect(failure).toBeInstanceOf(PlatformStartFailure);
    expect(failure).toMatchObject({ reason: "damaged" });
    expect(String(failure)).toMatch(new RegExp(`cannot be opened \\(.*(${detail}).*\\)\\. Restore it from a backup`));
  });

  test("reports a file instead of a folder as not writable", async () => {
    const folder = path.join(root, "a-file");
    writeFileSync(folder, "");
    for (const wrong of [folder, path.join(folder, "below")]) {
      const failure = await failureOf(wrong, demoSettings);
      expect(failure).toMatchObject({ name: "PlatformStartFailure", reason: "not-writable" });
      expect(String(failure)).toContain(`${wrong} cannot be written to`);
    }
  });
});

test("answers pending calls and reports the failure when PostgreSQL stops, and loses no acknowledged order", async () => {
  const folder = createdFolder("panic");
  const failed = Promise.withResolvers<Error>();
  const platform = await openPlatform({ settings: demoSettings, folder, onFailure: failed.resolve });
  const { get, post } = callsTo(platform);
  const acknowledged = await post(
    "order/create",
    orderFor(await filledCart({ post }, "OK-ROGALA-BLACK-51"), { sku: "OK-ROGALA-BLACK-51", minor: 299_00 }),
  );
  // A folder with this name prevents PostgreSQL from creating the next segment of its log.
  const obstacle = path.join(folder, "postgres/pg_wal/xlogtemp.42");
  mkdirSync(obstacle);
  const cartId = await newCart({ post });
  const sku = "OK-ROGALA-BLACK-51";
  const { json: line } = await post(`cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1 } });
  const noise = () => Array.from({ length: 12 }, () => crypto.randomUUID()).join("");
  const fill = () => {
    const custom_options = Array.from({ length: 50 }, (_, index) => ({ option_id: index, option_value: noise() }));
    const product_option = { extension_attributes: { custom_options } };
    return post(`cart/update?cartId=${cartId}`, {
      cartItem: { sku, qty: 1, item_id: line.result.item_id, product_option },
    });
  };
  const statuses = new Set<number>();
  while (!statuses.has(503)) {
    for (const answer of await Promise.all(Array.from({ length: 8 }, fill))) statuses.add(answer.status);
  }
  expect([...statuses].toSorted()).toEqual([200, 503]);
  await expect(failed.promise).resolves.toBeInstanceOf(Error);
  await expect(get("channel/countries")).resolves.toMatchObject({ status: 503 });
  await platform.close();

  rmSync(obstacle, { recursive: true });
  const restarted = await openPlatform({ settings: demoSettings, folder });
  const { status: found } = await callsTo(restarted).get(
    `order/details?order_id=${acknowledged.json.result.orderNumber}`,
  );
  expect(found).toBe(200);
  await restarted.close();
});

test("loses no acknowledged order after kill -9", async () => {
  const folder = createdFolder("killed");
  const script = fileURLToPath(new URL("../support/orderingProcess.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: string[] = [];
  for await (const number of createInterface({ input: child.stdout })) {
    acknowledged.push(number);
    if (acknowledged.length === 20) child.kill("SIGKILL");
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);

  const platform = await openPlatform({ settings: demoSettings, folder });
  const { get } = callsTo(platform);
  const found = await Promise.all(
    acknowledged.map((number, index) =>
      get(`order/details?order_id=${number}`, { "x-dioptra-visitor": `visitor-${index}` }),
    ),
  );
  expect(found.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
  const { json } = await get("stock/check?sku=OK-ROGALA-BLACK-51");
  // An order may have been written but not acknowledged, but never the other way round. Unproven orders hold half of the 24
  // pieces at most.
  expect(json.result.qty).toBe(12);
  await platform.close();
});
