import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/kernel/database/database.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { filledCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { startSearchServer } from "./support/searchServer.ts";
import { faceted, sameVariant } from "./support/listBodies.ts";
import { textBody } from "./support/textBody.ts";

/** The same shop twice, on one database: with the embedded search, and with a search service. */
const embedded = await openForTests();
const server = await startSearchServer();
afterAll(server.close);
const withService = () =>
  platformOn(embedded.connection, embedded.database, { settings: { ...testSettings, searchUrl: server.authorized } });
const served = withService();
afterEach(() => server.setBehaviour("normal"));

const pathOf = (entity: string, store = "pl") => `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search`;

const ask = (
  platform: TestPlatform,
  entity: string,
  body: unknown,
  query: Readonly<Record<string, string>> = {},
  store = "pl",
) => platform.get(`${pathOf(entity, store)}?${new URLSearchParams({ request: JSON.stringify(body), ...query })}`);

interface Found {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { _source: Record<string, unknown> }[];
  };
}
const sourcesOf = ({ json }: Awaited<ReturnType<typeof ask>>) =>
  (JSON.parse(JSON.stringify(json)) as Found).hits.hits.map(({ _source }) => _source);

const text = (typed: string) => ({ ...textBody(typed), groupToken: "of a visitor" });

describe("search service", () => {
  test.each([
    ["product", faceted, { sort: "final_price_incl_tax:desc", size: "20", from: "5" }, "pl"],
    ["product", faceted, { _source_include: "sku,stock.qty", size: "3" }, "de"],
    ["product", sameVariant, { size: "20", _source_include: "sku" }, "pl"],
    ["product", text("nella"), { size: "10" }, "pl"],
    ["product", text("sonnenbrile"), { size: "10" }, "de"],
    [
      "product",
      { query: { term: { sku: "HL-NELA" } } },
      { legacyPrices: "true", _source_include: "priceInclTax" },
      "pl",
    ],
    ["category", { query: { term: { parent_id: 2 } } }, { sort: "position:asc" }, "pl"],
    ["attribute", { query: { terms: { attribute_code: ["color"] } } }, {}, "de"],
    ["article", {}, { size: "4000", sort: "id:desc" }, "pl"],
    ["cms_page", { query: { terms: { identifier: ["returns"] } } }, {}, "de"],
    ["cms_block", {}, {}, "pl"],
    ["cms_hierarchy", {}, { sort: "position:asc" }, "pl"],
    ["cms_faq", { query: { term: { category_code: "returns" } } }, { sort: "position:asc" }, "pl"],
    ["front_block", {}, { size: "4000" }, "de"],
    ["taxrule", {}, {}, "pl"],
    ["user_review", {}, { sort: "created_at:desc", size: "4" }, "pl"],
    ["attributes_description", {}, { size: "5" }, "pl"],
    ["salon", { query: { terms: { code: ["okulary-torun"] } } }, {}, "pl"],
  ])("answers like the embedded search: %s %#", async (entity, body, query, store) => {
    const expected = await ask(embedded, entity, body, query as Record<string, string>, store);
    const answer = await ask(served, entity, body, query as Record<string, string>, store);
    expect(answer.status).toBe(200);
    expect(sourcesOf(answer).length).toBeGreaterThan(0);
    expect(answer.json).toEqual(expected.json);
    for (const header of ["cache-control", "x-cache-tags"]) {
      expect(answer.headers.get(header)).toBe(expected.headers.get(header));
    }
  });

  test("receives credentials, but nothing about customers", () => {
    const searches = server.received.filter(({ path }) => path.endsWith("/_search"));
    expect(searches.length).toBeGreaterThan(10);
    for (const { text: body } of searches) expect(body).not.toMatch(/group|visitor|cutoff/);
    const authorization = `Basic ${Buffer.from("shop:p@ss").toString("base64")}`;
    expect(new Set(server.received.map((each) => each.authorization))).toEqual(new Set([authorization]));
  });

  test("never receives a search that is nested too deeply", async () => {
    const deep = (levels: number): unknown =>
      levels === 0 ? { match_all: {} } : { bool: { must: [deep(levels - 1)] } };
    const before = server.received.length;
    await expect(ask(served, "product", { query: deep(20) })).resolves.toMatchObject({ status: 400 });
    expect(server.received).toHaveLength(before);
  });
});

test("creates indexes that fold diacritics, and only again when the content has changed", async () => {
  const createdIndexes = () =>
    server.received.filter(({ method, path }) => method === "PUT" && !path.endsWith("_mapping")).length;
  const before = createdIndexes();
  expect(before).toBe(2 * 14);
  expect(server.aliases.size).toBe(2 * 14);
  expect(server.indexes.size).toBe(2 * 14);
  const index = server.indexes.get(server.aliases.get("vue_storefront_catalog_pl_product") ?? "");
  expect(JSON.stringify(index?.definition)).toContain('"asciifolding"');
  const again = withService();
  await expect(ask(again, "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  expect(createdIndexes()).toBe(before);
  await embedded.connection.query("update seeds set content_hash = 'another'");
  await expect(ask(withService(), "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  expect(createdIndexes()).toBe(2 * before - 14);
  expect(server.indexes.size).toBe(2 * 14);
});

describe("update of the service", () => {
  const black = "MR-BRUNO-BLACK-53";
  const visitor = { "x-dioptra-visitor": "visitor-a" };
  const order = async (on: TestPlatform, quantity: number) =>
    on.post(
      "order/create",
      orderFor(await filledCart(on, black, quantity), { sku: black, minor: 329_00, quantity }),
      visitor,
    );
  const quantityIn = async (on: TestPlatform) => {
    const [bruno] = sourcesOf(await ask(on, "product", { query: { term: { sku: "MR-BRUNO" } } }));
    const { qty }: { readonly qty: number } = JSON.parse(JSON.stringify(bruno?.["stock"]));
    return qty;
  };

  test("sends the stock after an order and returns the outdated tags", async () => {
    const before = await quantityIn(served);
    const placed = await order(served, 1);
    expect(placed.status).toBe(200);
    await expect(quantityIn(served)).resolves.toBe(before - 1);
    expect(placed.headers.get("x-cache-drop")).toMatch(/^S\d+$/);
  });

  test("sends prices when a special price begins or ends", async () => {
    const priced = async (now: string) => {
      served.setNow(new Date(now));
      const [okta] = sourcesOf(await ask(served, "product", { query: { term: { sku: "OK-OKTA" } } }));
      const promoted = { query: { bool: { filter: [{ term: { sku: "OK-OKTA" } }, { term: { promotion: true } }] } } };
      return [okta?.["final_price_incl_tax"], sourcesOf(await ask(served, "product", promoted)).length];
    };
    await expect(priced("2026-11-20T12:00:00Z")).resolves.toEqual([399, 0]);
    await expect(priced("2026-12-10T12:00:00Z")).resolves.toEqual([349, 1]);
    await expect(priced("2026-12-25T12:00:00Z")).resolves.toEqual([399, 0]);
    await expect(priced("2026-11-20T12:00:00Z")).resolves.toEqual([399, 0]);
  });

  test.each([503, "silent"] as const)(
    "places an order while the service is %s, and sends the update later",
    async (behaviour) => {
      const before = await quantityIn(served);
      server.setBehaviour(behaviour);
      const placed = await order(served, 1);
      expect(placed.status).toBe(200);
      // Which lists are outdated is unknown, so all are dropped.
      expect(placed.headers.get("x-cache-drop")?.split(",")).toEqual(expect.arrayContaining(["C2", "C28", "C29"]));
      await expect(ask(served, "product", {})).resolves.toMatchObject({ status: 503 });
      server.setBehaviour("normal");
      server.hangUp();
      await expect(quantityIn(served)).resolves.toBe(before - 1);
    },
  );
});

test("returns the tags outdated by an update during a search with the next change", async () => {
  const stockOf = async (sku: string, quantity: number) => {
    const { headers } = await staffCall(served, "stock", { sku, quantity });
    return headers.get("x-cache-drop") ?? "";
  };
  const [nela] = sourcesOf(await ask(served, "product", { query: { term: { sku: "HL-NELA" } } }));
  server.setBehaviour(503);
  await stockOf("HL-NELA-HAVANA-48", 17);
  server.setBehaviour("normal");
  await expect(ask(served, "product", {})).resolves.toMatchObject({ status: 200 });
  expect((await stockOf("MR-BRUNO-BLACK-53", 20)).split(",")).toContain(`S${String(nela?.["id"])}`);
  expect((await stockOf("MR-BRUNO-BLACK-53", 22)).split(",")).not.toContain(`S${String(nela?.["id"])}`);
});

test("a rejected document delays neither orders nor searches", async () => {
  server.setBehaviour("rejecting");
  const cart = await filledCart(served, "OK-ROGALA-BLACK-51", 1);
  const sent = orderFor(cart, { sku: "OK-ROGALA-BLACK-51", minor: 299_00 });
  const placed = await served.post("order/create", sent, { "x-dioptra-visitor": "visitor-c" });
  expect(placed.status).toBe(200);
  await expect(ask(served, "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  await expect(ask(served, "category", {})).resolves.toMatchObject({ status: 200 });
});

test("another process sends the update that the service did not accept from a process that ended", async () => {
  const sku = "HL-NELA";
  const ended = withService();
  const [before] = sourcesOf(await ask(ended, "product", { query: { term: { sku } } }));
  server.setBehaviour(503);
  const child: { sku: string; price_incl_tax: number } = JSON.parse(
    JSON.stringify([before?.["configurable_children"]].flat()[0]),
  );
  const filled = await filledCart(ended, child.sku, 1);
  const minor = Math.round(child.price_incl_tax * 100);
  const placed = await ended.post("order/create", orderFor(filled, { sku: child.sku, minor }), {
    "x-dioptra-visitor": "visitor-b",
  });
  expect(placed.status).toBe(200);
  server.setBehaviour("normal");
  const other = withService();
  other.setNow(new Date(openingDay.getTime() + 61_000));
  await other.runJobs();
  const quantityOf = (source: Record<string, unknown> | undefined) => {
    const { qty }: { readonly qty: number } = JSON.parse(JSON.stringify(source?.["stock"]));
    return qty;
  };
  // An update that takes longer than a search may is completed later.
  await expect
    .poll(async () => quantityOf(sourcesOf(await ask(other, "product", { query: { term: { sku } } }))[0]))
    .toBe(quantityOf(before) - 1);
});

/** Creates a platform whose process ends with the given commit: that and later writes never return. */
function endingPlatform(commits: number) {
  const committed = Promise.withResolvers<void>();
  let left = commits;
  const database: Database = {
    ...embedded.database,
    async write(work) {
      const done = await embedded.database.write(work);
      left--;
      if (left > 0) return done;
      committed.resolve();
      return new Promise(() => {});
    },
  };
  const settings = { ...testSettings, searchUrl: server.authorized };
  return { platform: platformOn(embedded.connection, database, { settings }), committed: committed.promise };
}

describe("update after a process ended right after its commit", () => {
  const sku = "MR-BRUNO-BLACK-53";
  const bruno = async (on: TestPlatform) => {
    const [found] = sourcesOf(await ask(on, "product", { query: { term: { sku: "MR-BRUNO" } } }));
    const children = JSON.parse(JSON.stringify(found?.["configurable_children"])) as readonly {
      readonly sku: string;
      readonly price_incl_tax: number;
      readonly stock: { readonly qty: number };
    }[];
    return children.find((child) => child.sku === sku);
  };
  const countPendingSyncs = async () => {
    const { rows } = await embedded.connection.query<{ count: number }>(
      "select count(*)::int as count from jobs where kind = 'search' and done_at is null",
    );
    return rows[0]?.count;
  };
  const minuteLater = async () => {
    const other = withService();
    other.setNow(new Date(openingDay.getTime() + 61_000));
    await other.runJobs();
    return other;
  };

  test("another process sends the stock after an order", async () => {
    const before = await bruno(served);
    const { platform, committed } = endingPlatform(1);
    const sent = orderFor(await filledCart(served, sku, 1), { sku, minor: 329_00 });
    void platform.post("order/create", sent, { "x-dioptra-visitor": "visitor-e" });
    await committed;
    await expect(bruno(withService())).resolves.toEqual(before);
    const after = await bruno(await minuteLater());
    expect(after?.stock.qty).toBe((before?.stock.qty ?? 0) - 1);
    await expect(countPendingSyncs()).resolves.toBe(0);
  });

  test("another process sends a price changed by the staff", async () => {
    // The first commit only records the call.
    const { platform, committed } = endingPlatform(2);
    void staffCall(platform, "prices", { sku, store: "pl", price: 319 });
    await committed;
    await expect(bruno(withService())).resolves.toMatchObject({ price_incl_tax: 329 });
    await expect(bruno(await minuteLater())).resolves.toMatchObject({ price_incl_tax: 319 });
    await expect(staffCall(served, "prices", { sku, store: "pl", price: 329 })).resolves.toMatchObject({ status: 200 });
    await expect(bruno(served)).resolves.toMatchObject({ price_incl_tax: 329 });
  });

  test("leaves no pending sync after a successful update, or with the embedded search", async () => {
    for (const platform of [served, embedded]) {
      const sent = orderFor(await filledCart(platform, sku, 1), { sku, minor: 329_00 });
      await expect(platform.post("order/create", sent)).resolves.toMatchObject({ status: 200 });
      await expect(countPendingSyncs()).resolves.toBe(0);
    }
  });
});

describe("unavailable service", () => {
  test.each(["silent", 429, 500, 503, 401] as const)(
    "answers a search with 503 and Retry-After: %s",
    async (behaviour) => {
      server.setBehaviour(behaviour);
      const { status, headers, json } = await ask(served, "product", text("nela"));
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("5");
      expect(headers.get("cache-control")).toBe("no-cache, no-store");
      expect(JSON.stringify(json)).not.toContain("p%40ss");
    },
  );

  test("answers a search that the service rejects with 400", async () => {
    server.setBehaviour(400);
    await expect(ask(served, "product", text("nela"))).resolves.toMatchObject({
      status: 400,
      json: { result: { code: "MALFORMED" } },
    });
  });

  test("logs neither credentials nor searches", () => {
    expect(JSON.stringify(served.errors)).not.toMatch(/p@ss|p%40ss|nela/);
  });

  test("starts without the service, and searches once it is available", async () => {
    server.setBehaviour(503);
    const late = withService();
    await expect(ask(late, "product", text("nela"))).resolves.toMatchObject({ status: 503 });
    await expect(late.get("stock/check?sku=MR-BRUNO-BLACK-53")).resolves.toMatchObject({ status: 200 });
    server.setBehaviour("normal");
    await expect(ask(late, "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  });
});
