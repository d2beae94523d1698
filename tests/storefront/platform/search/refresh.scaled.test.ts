import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { createCatalogue } from "#platform/catalog/catalogue.ts";
import type { CatalogSearch, ChangeScope } from "#platform/search/catalogSearch.ts";
import { createEmbeddedSearch } from "#platform/search/embeddedSearch.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { openingDay, openingTimeout } from "../support/openTestPlatform.ts";
import { type OpenDatabase, openSeededDatabase } from "../support/seededDatabase.ts";

let open: OpenDatabase;
let search: CatalogSearch;
beforeAll(async () => {
  open = await openSeededDatabase(openingDay);
}, openingTimeout);
afterAll(() => open.connection.close());

const nela = "HL-NELA";
const stores = configuration.storeViews.filter(({ enabled }) => enabled);
const [polish, german] = stores;

interface Source {
  readonly id: number;
  readonly sku: string;
  readonly [field: string]: unknown;
}

async function find(body: object, store = polish) {
  const read = parseSearch(body);
  if (!read.ok || !store) throw new Error(read.ok ? "Unknown store view." : read.error);
  const { found } = await search.search(store, {
    entity: "product",
    request: read.value,
    page: { from: 0, size: 4000 },
  });
  return found.hits.map(({ document }) => document as Source);
}

const by = (clause: object, store = polish) => find({ query: { bool: { filter: [clause] } } }, store);
const named = (text: string, store = polish) => find({ query: { match: { name: text } } }, store);
const idOf = async (sku: string) => {
  const [row] = (await open.connection.query<{ id: number }>("select id from products where sku = $1", [sku])).rows;
  if (!row) throw new Error(`No product with sku ${sku}.`);
  return row.id;
};

async function change(statement: string, values: readonly unknown[], sku = nela, changed: ChangeScope = "anything") {
  const id = await idOf(sku);
  await open.connection.query(statement, [...values]);
  return search.refresh([id], changed);
}

beforeEach(async () => {
  const { database } = open;
  search = createEmbeddedSearch({ database, clock: () => openingDay, catalogue: createCatalogue() });
  // Builds the indexes of both store views and their words, so that a refresh has something to update.
  for (const store of stores) await named("nela", store);
});

describe("refresh", () => {
  test("finds a product by its new name and no longer by the old one", async () => {
    await change(
      "update product_texts set name = 'Wędrowiec' where name = (select name from product_texts t join products p on p.id = t.product_id where p.sku = $1 and t.locale = 'pl') and locale = 'pl'",
      [nela],
    );
    expect((await named("wedrowiec")).map(({ sku }) => sku)).toEqual([nela]);
    expect((await named("nela")).map(({ sku }) => sku)).not.toContain(nela);
    expect((await named("nela", german)).map(({ sku }) => sku)).toContain(nela);
  });

  test("shows a new price and filters by it", async () => {
    await change(
      "update prices set amount = 12345 where store_code = 'pl' and variant_id in (select id from variants where product_id = (select id from products where sku = $1))",
      [nela],
    );
    const found = await by({ range: { final_price_incl_tax: { gte: 123.45, lte: 123.45 } } });
    expect(found.map(({ sku, price_incl_tax: price }) => [sku, price])).toEqual([[nela, 123.45]]);
  });

  test("finds a product by a changed attribute and drops its lists", async () => {
    const tags = await change(
      `update products set attributes = attributes || '{"shape": "triangular"}' where sku = $1`,
      [nela],
    );
    expect((await by({ term: { shape: "triangular" } })).map(({ sku }) => sku)).toContain(nela);
    expect(tags).toEqual(expect.arrayContaining([`P${await idOf(nela)}`, "C29", "C2"]));
  });

  test("finds a product by a field that no product had before", async () => {
    expect(await by({ term: { edition_of: "jubilee" } })).toEqual([]);
    await change(`update products set attributes = attributes || '{"edition_of": "jubilee"}' where sku = $1`, [nela]);
    expect((await by({ term: { edition_of: "jubilee" } })).map(({ sku }) => sku)).toEqual([nela]);
  });

  test("removes a disabled product from lists, and adds it when it is enabled again", async () => {
    const listed = () => by({ bool: { must: [{ term: { sku: nela } }, { terms: { status: [0, 1] } }] } });
    await change("update products set status = 2 where sku = $1", [nela]);
    await expect(listed()).resolves.toEqual([]);
    await change("update products set status = 1 where sku = $1", [nela]);
    await expect(listed()).resolves.toHaveLength(1);
  });

  test("changes the price of a set when the price of a part changes", async () => {
    const [whole] = await by({ term: { type_id: "grouped" } });
    const links: readonly { product?: { parentSku: string } }[] = JSON.parse(JSON.stringify(whole?.["product_links"]));
    const [part] = links.flatMap(({ product }) => product?.parentSku ?? []);
    const before = Number(whole?.["price_incl_tax"]);
    await change(
      "update prices set amount = amount + 100 where store_code = 'pl' and variant_id in (select id from variants where product_id = (select id from products where sku = $1))",
      [part],
      part,
    );
    const [after] = await by({ term: { id: whole?.id } });
    expect(Number(after?.["price_incl_tax"])).toBeGreaterThan(before);
  });

  test("drops all lists of a set when a part is removed or returns", async () => {
    const [whole] = await by({ term: { type_id: "grouped" } });
    const links: readonly { product?: { parentSku: string } }[] = JSON.parse(JSON.stringify(whole?.["product_links"]));
    const [part = ""] = links.flatMap(({ product }) => product?.parentSku ?? []);
    const [partShown] = await by({ term: { sku: part } });
    const idsOf = (source: Source | undefined): readonly number[] =>
      JSON.parse(JSON.stringify(source?.["category_ids"]));
    const ownLists = idsOf(whole).filter((id) => !idsOf(partShown).includes(id));
    expect(ownLists.length).toBeGreaterThan(0);
    const lists = ownLists.map((id) => `C${id}`);
    const { connection } = open;
    const ofPart =
      "variant_id in (select id from variants where product_id = (select id from products where sku = $1))";
    await connection.query("create temporary table removed_prices as select * from prices limit 0");
    await connection.query(
      `with removed as (delete from prices where ${ofPart} returning *) insert into removed_prices select * from removed`,
      [part],
    );
    const id = await idOf(part);
    await expect(search.refresh([id])).resolves.toEqual(expect.arrayContaining(lists));
    await connection.query("insert into prices select * from removed_prices");
    await connection.query("drop table removed_prices");
    await expect(search.refresh([id])).resolves.toEqual(expect.arrayContaining(lists));
  });

  test("no longer finds a removed product, and finds it when it returns", async () => {
    const all = (await find({})).length;
    const remembered = await open.connection.query<{ variant_id: number; amount: number }>(
      "select variant_id, amount from prices where store_code = 'pl' and variant_id in (select id from variants where product_id = (select id from products where sku = $1))",
      [nela],
    );
    const tags = await change(
      "delete from prices where store_code = 'pl' and variant_id in (select id from variants where product_id = (select id from products where sku = $1))",
      [nela],
    );
    expect(tags).toContain("C29");
    await expect(by({ term: { sku: nela } })).resolves.toEqual([]);
    await expect(by({ term: { sku: nela } }, german)).resolves.toHaveLength(1);
    expect(await find({})).toHaveLength(all - 1);
    for (const { variant_id: id, amount } of remembered.rows) {
      await open.connection.query("insert into prices (variant_id, store_code, amount) values ($1, 'pl', $2)", [
        id,
        amount,
      ]);
    }
    await search.refresh([await idOf(nela)]);
    expect((await by({ term: { sku: nela } })).map(({ sku }) => sku)).toEqual([nela]);
    const found = await find({ sort: ["id"] });
    expect(found).toHaveLength(all);
    expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test("ignores other changes when only the stock changed", async () => {
    await change("update products set status = 2 where sku = $1", [nela], nela, "stock");
    await expect(by({ bool: { must: [{ term: { sku: nela } }, { term: { status: 1 } }] } })).resolves.toHaveLength(1);
    await change("update products set status = 1 where sku = $1", [nela]);
  });
});

test("finds a new product, in order of its id", async () => {
  const all = await find({ sort: ["id"] });
  const { connection } = open;
  const { rows } = await connection.query<{ id: number }>(
    `insert into products (sku, type_id, tax_class_id, status, visibility, attributes, flags, created_at, updated_at)
     select 'NEW-1', 'simple', tax_class_id, 1, 4, attributes, flags, created_at, updated_at from products where sku = $1 returning id`,
    [nela],
  );
  const id = rows[0]?.id ?? 0;
  await connection.query(
    "insert into product_texts (product_id, locale, name, slug, description) values ($1, 'pl', 'Zupełnie nowy', 'zupelnie-nowy', 'x'), ($1, 'de', 'Ganz neu', 'ganz-neu', 'x')",
    [id],
  );
  const variant = await connection.query<{ id: number }>(
    "insert into variants (product_id, sku, status, attributes, position) values ($1, 'NEW-1', 1, '{}', 0) returning id",
    [id],
  );
  await connection.query(
    "insert into prices (variant_id, store_code, amount) values ($1, 'pl', 9900), ($1, 'de', 2500)",
    [variant.rows[0]?.id],
  );
  await expect(named("zupełnie")).resolves.toEqual([]);
  const tags = await search.refresh([id]);
  expect(tags).toEqual(expect.arrayContaining([`P${id}`, "C2"]));
  expect((await named("zupelnie")).map(({ sku }) => sku)).toEqual(["NEW-1"]);
  expect((await named("ganz neu", german)).map(({ sku }) => sku)).toContain("NEW-1");
  expect((await find({ sort: ["id"] })).map((each) => each.id)).toEqual([...all.map((each) => each.id), id]);
  // A search during the refresh returns the state before or after it.
  const [during] = await Promise.all([find({}), search.refresh([id])]);
  expect(during).toHaveLength(all.length + 1);
});

test("updates all products at once", async () => {
  const everything = await open.connection.query<{ id: number }>("select id from products");
  await open.connection.query(
    "update prices set amount = 77700, special_amount = null, special_from = null, special_to = null where store_code = 'pl'",
  );
  await search.refresh(everything.rows.map(({ id }) => id));
  const found = await by({ term: { final_price_incl_tax: 777 } });
  const whole = await find({});
  const single = whole.filter(({ type_id: type }) => type !== "bundle" && type !== "grouped");
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(single.map(({ id }) => id)));
  expect(whole.length).toBeGreaterThan(250);
});

test("rebuild answers searches with the earlier data until it is done, and with current data afterwards", async () => {
  const rename = (from: string, to: string) =>
    open.connection.query("update product_texts set name = replace(name, $1, $2)", [from, to]);
  await rename("Nela", "Odbudowa");
  const rebuilt = search.rebuild();
  await expect(named("nela")).resolves.not.toEqual([]);
  await rebuilt;
  await expect(named("nela")).resolves.toEqual([]);
  await expect(named("odbudowa")).resolves.not.toEqual([]);
  await rename("Odbudowa", "Nela");
  await search.rebuild();
  await expect(named("nela")).resolves.not.toEqual([]);
});
