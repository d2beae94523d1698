import { describe, expect, test } from "vitest";
import { product as readProduct } from "#contract/catalog/product.ts";
import { defaultPart, separatePrice } from "#domain/price.ts";
import { nextPriceChange } from "#platform/catalog/listedProduct.ts";
import { stockOfProduct, type StockOf } from "#platform/catalog/readStock.ts";
import { productDocument } from "#platform/search/productDocument.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { listedIn, readViews } from "../support/readViews.ts";
import { filledCart, newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();
const { polish, german, stockOf } = await readViews(platform);

const listedOf = (sku: string, view = polish) => listedIn(view, sku);

const documentOf = (sku: string, { view = polish, stock = stockOf } = {}) =>
  productDocument(listedOf(sku, view), view, { stockOf: stock, now: openingDay });

const read = (sku: string, view = polish) => readProduct(view.store.currency).parse(documentOf(sku, { view }));

/** Returns the stock with another quantity for one variant. */
const stockExcept = (sku: string, quantity: number): StockOf => {
  const found = [...polish.variants.values()].find(({ variant }) => variant.sku === sku);
  return (id) => (id === found?.variant.id ? quantity : stockOf(id));
};

const productsOfType = (type: string) => polish.products.filter(({ product }) => product.typeId === type);

describe("bundle", () => {
  test("contains options with the documents of their parts", () => {
    const document = documentOf("DI-ZESTAW-MIESIAC", { view: german });
    expect(document).toMatchObject({
      type_id: "bundle",
      type: "sets",
      name: "Ein halbes Jahr mit Toń",
      configurable_children: [],
      product_links: [],
      lowest_price_30_days: null,
      bundle_options: [
        {
          title: "Linsen",
          required: true,
          product_links: [
            { sku: "TN-MIESIAC-6", qty: 1, is_default: true, product: { type_id: "simple", brand: "ton" } },
            { sku: "TN-MIESIAC-TORIC-6", is_default: false },
            { sku: "TN-MIESIAC-MULTIFOCAL-6" },
          ],
        },
        { title: "Pflege", product_links: [{ product: { name: "Jezierze Universal, 360\u00A0ml", volume: 360 } }, {}] },
        { title: "Behälter", product_links: [{ sku: "SK-POJEMNIK" }] },
      ],
    });
  });

  test("contains colour and size of a frame, and the sku of its product", () => {
    const [frames] = read("DI-ZESTAW-NELA").bundle;
    expect(frames?.title).toBe("Oprawka");
    expect(frames?.parts[0]).toMatchObject({ parentSku: "HL-NELA", brand: "Halny" });
    expect(frames?.parts[0]?.name).toMatch(/^Nela \(.+, .+\)$/);
    expect(new Set(frames?.parts.map(({ frame }) => frame?.finish)).size).toBe(frames?.parts.length);
  });

  test.each(["pl", "de"])("costs the sum of its default parts in %s", (code) => {
    const view = code === "de" ? german : polish;
    expect(productsOfType("bundle")).toHaveLength(8);
    for (const { product } of productsOfType("bundle")) {
      const { bundle, price } = read(product.sku, view);
      const parts = bundle.flatMap(({ parts: own }) => defaultPart(own) ?? []);
      const separately = separatePrice(
        parts.map((part) => ({ price: part.price.current, quantity: part.quantity })),
        view.store.currency,
      ).minor;
      expect(price.current.minor, product.sku).toBe(separately);
    }
  });

  test("is available as often as its scarcest required option", () => {
    const listed = listedOf("DI-ZESTAW-DWA-TYGODNIE");
    const fewest = stockExcept("ZD-NADTLENEK-300", 2);
    expect(stockOfProduct(listed, fewest)).toBe(2);
    expect(documentOf("DI-ZESTAW-DWA-TYGODNIE", { stock: stockExcept("ZD-NADTLENEK-300", 0) }).stock).toMatchObject({
      is_in_stock: false,
    });
    expect(stockOfProduct(listed, stockExcept("KR-DWA-12", 0))).toBeGreaterThan(0);
  });

  test("changes its price when the price of a part changes", () => {
    const listed = listedOf("DI-ZESTAW-DWA-TYGODNIE");
    const partChanges = listed.parts.flatMap(
      (each) => nextPriceChange({ listings: [each.listed], parts: [] }, openingDay) ?? [],
    );
    expect(partChanges.length).toBeGreaterThan(0);
    expect(nextPriceChange(listed, openingDay)).toEqual(partChanges.toSorted((a, b) => a.getTime() - b.getTime())[0]);
  });
});

describe("group", () => {
  test("links to its members, and costs the sum of them", () => {
    const document = documentOf("DI-GRUPA-ZAPAS");
    expect(document).toMatchObject({
      type_id: "grouped",
      price_incl_tax: 3 * 45 + 2 * 9,
      bundle_options: [],
      product_links: [
        { link_type: "associated", linked_product_type: "simple", linked_product_sku: "JZ-UNIWERSAL-360", qty: 3 },
        { linked_product_sku: "SK-POJEMNIK", qty: 2, product: { goods_form: "lens-case" } },
      ],
    });
    expect(productsOfType("grouped")).toHaveLength(6);
  });

  test("is available while any of its members is", () => {
    const listed = listedOf("DI-GRUPA-ZAPAS");
    expect(stockOfProduct(listed, stockExcept("JZ-UNIWERSAL-360", 2))).toBeGreaterThan(0);
    expect(stockOfProduct(listed, () => 0)).toBe(0);
  });
});

test("gift cards and downloads are not delivered, and gift cards have no VAT", () => {
  expect(documentOf("DI-KARTA-200")).toMatchObject({ type_id: "virtual", price_incl_tax: 200, price_tax: 0 });
  expect(documentOf("DI-KARTA-200", { view: german })).toMatchObject({
    price_incl_tax: 50,
    name: "Geschenkkarte 50\u00A0€",
  });
  expect(documentOf("DI-PORADNIK-PD")).toMatchObject({ type_id: "downloadable", price_incl_tax: 0 });
});

test.each([
  ["DI-KARTA-100", "PARAMETERS_REQUIRED"],
  ["DI-SZKLA-150", "NOT_SOLD_YET"],
])("refuses %s on its own: %s", async (sku, code) => {
  const { status, json } = await putIn(platform, await newCart(platform), { sku, qty: 1 });
  expect([status, json.result]).toMatchObject([409, { code }]);
});

test("updates sets after one of their parts was ordered", async () => {
  const index = "vue_storefront_catalog_pl";
  const searchBySku = async (sku: string) => {
    const request = encodeURIComponent(JSON.stringify({ query: { terms: { sku: [sku] } } }));
    const { json } = await platform.get(`vsbridge/catalog/${index}/product/_search?request=${request}`);
    return JSON.stringify(json);
  };
  const before = await searchBySku("DI-GRUPA-WRAZLIWE");
  const { json: stock } = await platform.get("stock/check?sku=DI-GRUPA-WRAZLIWE&storeCode=pl");
  expect(stock.result).toMatchObject({ is_in_stock: true });
  const cartId = await filledCart(platform, "ZD-SOL-360", 2);
  const { status } = await platform.post(
    "order/create",
    orderFor(cartId, { sku: "ZD-SOL-360", quantity: 2, minor: 25_00 }),
  );
  expect(status).toBe(200);
  const after = await searchBySku("DI-GRUPA-WRAZLIWE");
  expect(after).not.toBe(before);
});
