import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/kernel/database/database.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { filledCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { startSearchServer } from "./support/searchServer.ts";
import { textBody } from "./support/textBody.ts";

/** The same shop twice, on one database: with our own search, and with a service that speaks as the documented ones do. */
const own = await openForTests();
const server = await startSearchServer();
afterAll(server.close);
const withService = () =>
  platformOn(own.connection, own.database, { settings: { ...testSettings, searchUrl: server.authorized } });
const served = withService();
afterEach(() => server.setMood("well"));

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

const faceted = {
  query: {
    bool: {
      filter: {
        bool: {
          must: [
            { terms: { visibility: [2, 3, 4] } },
            { terms: { status: [0, 1] } },
            { terms: { category_ids: [28, 29] } },
            { range: { final_price_incl_tax: { from: 100, to: 400 } } },
          ],
        },
      },
    },
  },
  aggs: {
    agg_terms_color: { terms: { field: "color_options", size: 10 } },
    agg_range_price: { range: { field: "final_price_incl_tax", ranges: [{ to: 250.01 }, { from: 250.01 }] } },
  },
};

describe("a service answers what our own search answers", () => {
  test.each([
    ["product", faceted, { sort: "final_price_incl_tax:desc", size: "20", from: "5" }, "pl"],
    ["product", faceted, { _source_include: "sku,stock.qty", size: "3" }, "de"],
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
  ])("about %s %#", async (entity, body, query, store) => {
    const expected = await ask(own, entity, body, query as Record<string, string>, store);
    const answer = await ask(served, entity, body, query as Record<string, string>, store);
    expect(answer.status).toBe(200);
    expect(sourcesOf(answer).length).toBeGreaterThan(0);
    expect(answer.json).toEqual(expected.json);
    for (const header of ["cache-control", "x-cache-tags"]) {
      expect(answer.headers.get(header)).toBe(expected.headers.get(header));
    }
  });

  test("and knows of no customers, and who asks", () => {
    const searches = server.received.filter(({ path }) => path.endsWith("/_search"));
    expect(searches.length).toBeGreaterThan(10);
    for (const { text: body } of searches) expect(body).not.toMatch(/group|visitor|cutoff/);
    const authorization = `Basic ${Buffer.from("shop:p@ss").toString("base64")}`;
    expect(new Set(server.received.map((each) => each.authorization))).toEqual(new Set([authorization]));
  });

  test("what is too deep never reaches it", async () => {
    const deep = (levels: number): unknown =>
      levels === 0 ? { match_all: {} } : { bool: { must: [deep(levels - 1)] } };
    const before = server.received.length;
    await expect(ask(served, "product", { query: deep(20) })).resolves.toMatchObject({ status: 400 });
    expect(server.received).toHaveLength(before);
  });
});

test("its indexes fold the letters of both languages, and are not made anew at the next start", async () => {
  const made = () =>
    server.received.filter(({ method, path }) => method === "PUT" && !path.endsWith("_mapping")).length;
  const before = made();
  expect(before).toBe(2 * 13);
  expect(server.aliases.size).toBe(2 * 13);
  expect(server.indexes.size).toBe(2 * 13);
  const index = server.indexes.get(server.aliases.get("vue_storefront_catalog_pl_product") ?? "");
  expect(JSON.stringify(index?.definition)).toContain('"asciifolding"');
  const again = withService();
  await expect(ask(again, "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  expect(made()).toBe(before);
  await own.connection.query("update seeds set content_hash = 'another'");
  await expect(ask(withService(), "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  expect(made()).toBe(2 * before - 13);
  expect(server.indexes.size).toBe(2 * 13);
});

describe("a change is told to it", () => {
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

  test("of an order, with what is outdated by it", async () => {
    const before = await quantityIn(served);
    const placed = await order(served, 1);
    expect(placed.status).toBe(200);
    await expect(quantityIn(served)).resolves.toBe(before - 1);
    expect(placed.headers.get("x-cache-drop")).toMatch(/^S\d+$/);
  });

  test("of prices, when their time has come", async () => {
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

  test.each([503, "silent"] as const)("later, when it was %s: the order is placed all the same", async (mood) => {
    const before = await quantityIn(served);
    server.setMood(mood);
    const placed = await order(served, 1);
    expect(placed.status).toBe(200);
    // Nobody knows which lists are outdated: all are.
    expect(placed.headers.get("x-cache-drop")?.split(",")).toEqual(expect.arrayContaining(["C2", "C28", "C29"]));
    await expect(ask(served, "product", {})).resolves.toMatchObject({ status: 503 });
    server.setMood("well");
    server.hangUp();
    await expect(quantityIn(served)).resolves.toBe(before - 1);
  });
});

test("what a search told the service in another's place is dropped with the next change", async () => {
  const stockOf = async (sku: string, quantity: number) => {
    const { headers } = await staffCall(served, "stock", { sku, quantity });
    return headers.get("x-cache-drop") ?? "";
  };
  const [nela] = sourcesOf(await ask(served, "product", { query: { term: { sku: "HL-NELA" } } }));
  server.setMood(503);
  await stockOf("HL-NELA-HAVANA-48", 17);
  server.setMood("well");
  await expect(ask(served, "product", {})).resolves.toMatchObject({ status: 200 });
  expect((await stockOf("MR-BRUNO-BLACK-53", 20)).split(",")).toContain(`S${String(nela?.["id"])}`);
  expect((await stockOf("MR-BRUNO-BLACK-53", 22)).split(",")).not.toContain(`S${String(nela?.["id"])}`);
});

test("a document that it refuses holds up neither orders nor searches", async () => {
  server.setMood("picky");
  const cart = await filledCart(served, "OK-ROGALA-BLACK-51", 1);
  const sent = orderFor(cart, { sku: "OK-ROGALA-BLACK-51", minor: 299_00 });
  const placed = await served.post("order/create", sent, { "x-dioptra-visitor": "visitor-c" });
  expect(placed.status).toBe(200);
  await expect(ask(served, "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  await expect(ask(served, "category", {})).resolves.toMatchObject({ status: 200 });
});

test("what it was not told before a process ended, it is told by another", async () => {
  const sku = "HL-NELA";
  const ended = withService();
  const [before] = sourcesOf(await ask(ended, "product", { query: { term: { sku } } }));
  server.setMood(503);
  const child: { sku: string; price_incl_tax: number } = JSON.parse(
    JSON.stringify([before?.["configurable_children"]].flat()[0]),
  );
  const filled = await filledCart(ended, child.sku, 1);
  const minor = Math.round(child.price_incl_tax * 100);
  const placed = await ended.post("order/create", orderFor(filled, { sku: child.sku, minor }), {
    "x-dioptra-visitor": "visitor-b",
  });
  expect(placed.status).toBe(200);
  server.setMood("well");
  const other = withService();
  other.setNow(new Date(openingDay.getTime() + 61_000));
  await other.runJobs();
  const [after] = sourcesOf(await ask(other, "product", { query: { term: { sku } } }));
  const quantityOf = (source: Record<string, unknown> | undefined) => {
    const { qty }: { readonly qty: number } = JSON.parse(JSON.stringify(source?.["stock"]));
    return qty;
  };
  expect(quantityOf(after)).toBe(quantityOf(before) - 1);
});

/** A process that ends with one of its commits: whoever waits for it waits for ever. */
function endingPlatform(commits: number) {
  const committed = Promise.withResolvers<void>();
  let left = commits;
  const database: Database = {
    ...own.database,
    async write(work) {
      const done = await own.database.write(work);
      left--;
      if (left > 0) return done;
      committed.resolve();
      return new Promise(() => {});
    },
  };
  const settings = { ...testSettings, searchUrl: server.authorized };
  return { platform: platformOn(own.connection, database, { settings }), committed: committed.promise };
}

describe("what a process has committed when it ends, before it told the service anything, another one tells", () => {
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
  const debts = async () => {
    const { rows } = await own.connection.query<{ count: number }>(
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

  test("of an order", async () => {
    const before = await bruno(served);
    const { platform, committed } = endingPlatform(1);
    const sent = orderFor(await filledCart(served, sku, 1), { sku, minor: 329_00 });
    void platform.post("order/create", sent, { "x-dioptra-visitor": "visitor-e" });
    await committed;
    await expect(bruno(withService())).resolves.toEqual(before);
    const after = await bruno(await minuteLater());
    expect(after?.stock.qty).toBe((before?.stock.qty ?? 0) - 1);
    await expect(debts()).resolves.toBe(0);
  });

  test("of the staff's changes", async () => {
    // The first commit notes that the call was made.
    const { platform, committed } = endingPlatform(2);
    void staffCall(platform, "prices", { sku, store: "pl", price: 319 });
    await committed;
    await expect(bruno(withService())).resolves.toMatchObject({ price_incl_tax: 329 });
    await expect(bruno(await minuteLater())).resolves.toMatchObject({ price_incl_tax: 319 });
    await expect(staffCall(served, "prices", { sku, store: "pl", price: 329 })).resolves.toMatchObject({ status: 200 });
    await expect(bruno(served)).resolves.toMatchObject({ price_incl_tax: 329 });
  });

  test("and what was told at once is owed no more; our own search never owes anything", async () => {
    for (const platform of [served, own]) {
      const sent = orderFor(await filledCart(platform, sku, 1), { sku, minor: 329_00 });
      await expect(platform.post("order/create", sent)).resolves.toMatchObject({ status: 200 });
      await expect(debts()).resolves.toBe(0);
    }
  });
});

describe("without a service that answers", () => {
  test.each(["silent", 429, 500, 503, 401] as const)("a search is asked to come again: %s", async (mood) => {
    server.setMood(mood);
    const { status, headers, json } = await ask(served, "product", text("nela"));
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.get("cache-control")).toBe("no-cache, no-store");
    expect(JSON.stringify(json)).not.toContain("p%40ss");
  });

  test("what it does not understand is refused", async () => {
    server.setMood(400);
    await expect(ask(served, "product", text("nela"))).resolves.toMatchObject({
      status: 400,
      json: { result: { code: "MALFORMED" } },
    });
  });

  test("nothing secret is written down", () => {
    expect(JSON.stringify(served.errors)).not.toMatch(/p@ss|p%40ss|nela/);
  });

  test("the shop starts, and is complete when the service comes", async () => {
    server.setMood(503);
    const late = withService();
    await expect(ask(late, "product", text("nela"))).resolves.toMatchObject({ status: 503 });
    await expect(late.get("stock/check?sku=MR-BRUNO-BLACK-53")).resolves.toMatchObject({ status: 200 });
    server.setMood("well");
    await expect(ask(late, "product", text("nela"))).resolves.toMatchObject({ status: 200 });
  });
});
