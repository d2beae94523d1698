import { expect, test } from "vitest";
import { createClient } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { feedRows, type FeedRow, productFeed } from "#app/machines/productFeed.ts";
import type { Product } from "#domain/product/product.ts";
import { openForTests } from "../../platform/support/openForTests.ts";

const platform = await openForTests();
const origin = "https://shop.example";

/** Reads tab-separated values. A value with quotation marks is in quotation marks, which are doubled. */
function readRows(text: string): readonly FeedRow[] {
  const [header = [], ...rows] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t").map((value) => value.replace(/^"(.*)"$/, "$1").replaceAll('""', '"')));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])) as FeedRow);
}

/** Returns a store view's feed with the whole catalogue that it is made of. */
async function readFeed(code: string) {
  const view = storeViews.find((each) => each.code === code);
  if (!view) throw new Error(`There is no store view ${code}.`);
  const client = createClient({ fetch: platform.fetch, origin, store: view, requester: "render" });
  const parts: string[] = [];
  for await (const part of productFeed({ view, client }, origin)) parts.push(part);
  const rows = readRows(parts.join(""));
  const products: Product[] = [];
  for (let start = 0, total = 1; start < total; start += 50) {
    const found = await client.catalog.productsFrom(start, 50);
    products.push(...found.products);
    ({ total } = found);
  }
  return { parts, rows, products, view, client };
}

/** Returns what a product is sold as. */
const soldOf = (product: Product): readonly Pick<Product, "sku" | "price" | "stock" | "pictures">[] =>
  product.variants.length > 0 ? product.variants.filter(({ enabled }) => enabled) : [product];

const byId = (rows: readonly FeedRow[], id: string) => rows.find((row) => row.id === id);

test.each(["pl", "de"])("lists each variant of the catalogue once, with its price and stock (%s)", async (code) => {
  const { parts, rows, products, view } = await readFeed(code);
  expect(parts.length).toBeGreaterThan(1);
  const kinds = new Set(["gift-cards", "guides", "spectacle-lenses"]);
  const sold = products
    .filter(({ kind }) => kind === null || !kinds.has(kind))
    .flatMap(soldOf)
    .filter(({ price, pictures }) => price.current.minor > 0 && pictures.length > 0);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(sold.map(({ sku }) => sku).toSorted());
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { sku, price, stock } of sold) {
    const row = byId(rows, sku);
    const current = `${(price.current.minor / 100).toFixed(2)} ${view.currency}`;
    expect([sku, row?.sale_price || row?.price]).toEqual([sku, current]);
    expect([sku, row?.availability]).toEqual([sku, stock.inStock ? "in_stock" : "out_of_stock"]);
  }
  for (const row of rows) {
    expect(row).toMatchObject({ condition: "new", shipping: expect.stringMatching(/^(PL|DE):::\d+\.\d\d (PLN|EUR)$/) });
    expect([row.id, row.title, row.description, row.product_type].filter((text) => text === "")).toEqual([]);
    expect(row.link).toContain(`${origin}${view.prefix}/p/`);
    expect(row.image_link).toMatch(/^https:\/\/shop\.example\/media\/pictures\//);
  }
});

test("names a variant by its options, and its group", async () => {
  const { rows } = await readFeed("de");
  expect(byId(rows, "HL-NELA-BLACK-48")).toMatchObject({
    item_group_id: "HL-NELA",
    title: expect.stringContaining("Schwarz"),
    color: "Schwarz",
    link: "https://shop.example/de/p/HL-NELA/nela-panto-aus-acetat/HL-NELA-BLACK-48",
    identifier_exists: "yes",
  });
});

test.each([
  ["4006381333931", "4006381333931"],
  ["2012345678903", ""],
  ["4006381333932", ""],
  [null, ""],
])("states the GTIN %s of a variant as %j", async (gtin, stated) => {
  const { products, client, view } = await readFeed("pl");
  const product = products.find(({ parentSku }) => parentSku === "HL-NELA");
  const [first] = product?.variants ?? [];
  if (!product || !first) throw new Error("There is no HL-NELA.");
  const categories = await client.catalog.categories();
  const [row] = feedRows({ ...product, variants: [{ ...first, gtin }] }, categories, { ...view, origin });
  expect(row?.gtin).toBe(stated);
});

test("states a reduction with the lowest price of 30 days, and delivery by the value", async () => {
  const { products, client, view } = await readFeed("pl");
  const product = products.find(({ variants, pictures }) => variants.length === 0 && pictures.length > 0);
  if (!product) throw new Error("There is no product without variants.");
  const categories = await client.catalog.categories();
  const [row] = feedRows(
    {
      ...product,
      kind: "care",
      price: {
        current: { minor: 398_99, currency: "PLN" },
        reduction: { lowestOf30Days: { minor: 450_00, currency: "PLN" } },
      },
    },
    categories,
    { ...view, origin },
  );
  expect(row).toMatchObject({ price: "450.00 PLN", sale_price: "398.99 PLN", shipping: "PL:::5.00 PLN" });
});
