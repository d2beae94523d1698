import { describe, expect, test } from "vitest";
import { product as readProduct } from "#contract/catalog/product.ts";
import { chosenByDefault, separatePrice } from "#domain/price.ts";
import { nextPriceChange } from "#platform/catalog/listedProduct.ts";
import { leftOfProduct, type LeftOf } from "#platform/catalog/readStock.ts";
import { productDocument } from "#platform/search/productDocument.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { listedIn, readViews } from "../support/readViews.ts";
import { filledCart, newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();
const { polish, german, leftOf } = await readViews(platform);

const listedOf = (sku: string, view = polish) => listedIn(view, sku);

const documentOf = (sku: string, { view = polish, left = leftOf } = {}) =>
  productDocument(listedOf(sku, view), view, { leftOf: left, now: openingDay });

const read = (sku: string, view = polish) => readProduct(view.store.currency).parse(documentOf(sku, { view }));

/** As much of everything as ever, but of one variant so many. */
const leftBut = (sku: string, quantity: number): LeftOf => {
  const found = [...polish.variants.values()].find(({ variant }) => variant.sku === sku);
  return (id) => (id === found?.variant.id ? quantity : leftOf(id));
};

const typeIs = (type: string) => polish.products.filter(({ product }) => product.typeId === type);

describe("a bundle", () => {
  test("has decisions, and each of these parts that are documents of their own", () => {
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

  test("names the colour and the size of a frame, which leads to the page of its model", () => {
    const [frames] = read("DI-ZESTAW-NELA").bundle;
    expect(frames?.title).toBe("Oprawka");
    expect(frames?.parts[0]).toMatchObject({ parentSku: "HL-NELA", brand: "Halny" });
    expect(frames?.parts[0]?.name).toMatch(/^Nela \(.+, .+\)$/);
    expect(new Set(frames?.parts.map(({ frame }) => frame?.finish)).size).toBe(frames?.parts.length);
  });

  test.each(["pl", "de"])("costs the sum of its default parts in %s", (code) => {
    const view = code === "de" ? german : polish;
    expect(typeIs("bundle")).toHaveLength(8);
    for (const { product } of typeIs("bundle")) {
      const { bundle, price } = read(product.sku, view);
      const parts = bundle.flatMap(({ parts: own }) => chosenByDefault(own) ?? []);
      const separately = separatePrice(
        parts.map((part) => ({ price: part.price.current, quantity: part.quantity })),
        view.store.currency,
      ).minor;
      expect(price.current.minor, product.sku).toBe(separately);
    }
  });

  test("can be had as often as the scarcest of what it needs, whichever answers it", () => {
    const listed = listedOf("DI-ZESTAW-DWA-TYGODNIE");
    const fewest = leftBut("ZD-NADTLENEK-300", 2);
    expect(leftOfProduct(listed, fewest)).toBe(2);
    expect(documentOf("DI-ZESTAW-DWA-TYGODNIE", { left: leftBut("ZD-NADTLENEK-300", 0) }).stock).toMatchObject({
      is_in_stock: false,
    });
    expect(leftOfProduct(listed, leftBut("KR-DWA-12", 0))).toBeGreaterThan(0);
  });

  test("has another price when one of its parts has", () => {
    const listed = listedOf("DI-ZESTAW-DWA-TYGODNIE");
    const own = listed.parts.flatMap(
      (each) => nextPriceChange({ listings: [each.listed], parts: [] }, openingDay) ?? [],
    );
    expect(own.length).toBeGreaterThan(0);
    expect(nextPriceChange(listed, openingDay)).toEqual(own.toSorted((a, b) => a.getTime() - b.getTime())[0]);
  });
});

describe("a group", () => {
  test("links to its members, and costs what they do with their quantities", () => {
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
    expect(typeIs("grouped")).toHaveLength(6);
  });

  test("can be had while any of its members can", () => {
    const listed = listedOf("DI-GRUPA-ZAPAS");
    expect(leftOfProduct(listed, leftBut("JZ-UNIWERSAL-360", 2))).toBeGreaterThan(0);
    expect(leftOfProduct(listed, () => 0)).toBe(0);
  });
});

test("gift cards are worth what they cost, without VAT, and are nothing to be delivered", () => {
  expect(documentOf("DI-KARTA-200")).toMatchObject({ type_id: "virtual", price_incl_tax: 200, price_tax: 0 });
  expect(documentOf("DI-KARTA-200", { view: german })).toMatchObject({
    price_incl_tax: 50,
    name: "Geschenkkarte 50\u00A0€",
  });
  expect(documentOf("DI-PORADNIK-PD")).toMatchObject({ type_id: "downloadable", price_incl_tax: 0 });
});

test.each(["DI-KARTA-100", "DI-SZKLA-150", "DI-PORADNIK-PD"])("%s is shown, but not sold yet", async (sku) => {
  const { status, json } = await putIn(platform, await newCart(platform), { sku, qty: 1 });
  expect([status, json.result]).toMatchObject([409, { code: "NOT_SOLD_YET" }]);
});

test("care is sold; what is ordered is missing from the sets that it is part of", async () => {
  const index = "vue_storefront_catalog_pl";
  const ask = async (sku: string) => {
    const request = encodeURIComponent(JSON.stringify({ query: { terms: { sku: [sku] } } }));
    const { json } = await platform.get(`vsbridge/catalog/${index}/product/_search?request=${request}`);
    return JSON.stringify(json);
  };
  const before = await ask("DI-GRUPA-WRAZLIWE");
  const { json: stock } = await platform.get("stock/check?sku=DI-GRUPA-WRAZLIWE&storeCode=pl");
  expect(stock.result).toMatchObject({ is_in_stock: true });
  const cartId = await filledCart(platform, "ZD-SOL-360", 2);
  const { status } = await platform.post(
    "order/create",
    orderFor(cartId, { sku: "ZD-SOL-360", quantity: 2, minor: 25_00 }),
  );
  expect(status).toBe(200);
  const after = await ask("DI-GRUPA-WRAZLIWE");
  expect(after).not.toBe(before);
});
