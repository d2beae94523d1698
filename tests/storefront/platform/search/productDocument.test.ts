import { describe, expect, test } from "vitest";
import { product as readProduct } from "#contract/catalog/product.ts";
import { nextPriceChange } from "#platform/catalog/listedProduct.ts";
import type { StockOf } from "#platform/catalog/readStock.ts";
import { createReader } from "#platform/search/engine/document.ts";
import { productDocument, searchFieldsDocument } from "#platform/search/productDocument.ts";
import { searchFields } from "#platform/search/readProductColumns.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { listedIn, readViews } from "../support/readViews.ts";

const platform = await openForTests();
const { polish, german, stockOf } = await readViews(platform);

const listedOf = (sku: string, view = polish) => listedIn(view, sku);

const documentOf = (sku: string, { view = polish, now = openingDay, stock = stockOf } = {}) =>
  productDocument(listedOf(sku, view), view, { stockOf: stock, now });

const idOf = (sku: string) => {
  const found = [...polish.variants.values()].find(({ variant }) => variant.sku === sku);
  return found?.variant.id;
};

describe("productDocument", () => {
  test("contains type, categories and flags", () => {
    expect(documentOf("BZ-MIERZEJA")).toMatchObject({
      type: "sunglasses",
      type_id: "configurable",
      tint: "grey-gradient",
      uv_category: 2,
      category_ids: expect.arrayContaining([28, 45, 245, 306, 50, 52]),
      category: expect.arrayContaining([
        { category_id: 28, name: "Okulary przeciwsłoneczne", path: "2/28" },
        { category_id: 45, name: "Przeciwsłoneczne damskie", path: "2/28/45" },
        { category_id: 50, name: "Okazje", path: "2/50" },
        { category_id: 52, name: "Przeciwsłoneczne w promocji", path: "2/50/52" },
      ]),
      promotion: true,
      superPromotion: true,
      newProduct: false,
      ownProduct: false,
      bestseller: false,
      promoteOnHomePage: false,
      promoteOnCategoryPage: false,
    });
    expect(documentOf("HL-NELA")).toMatchObject({ ownProduct: true, bestseller: true, promoteOnHomePage: true });
  });

  test("contains the distinct values of its variants, and a tint for each variant", () => {
    const document = documentOf("BZ-SWIT");
    expect(document).toMatchObject({
      color_options: [55, 49, 57],
      size_options: [172, 173],
      width_options: [50, 54],
      bridge_options: [20, 21],
      length_options: [145, 150],
      width: 50,
      finish: "havana",
    });
    expect(document).not.toHaveProperty("color");
    for (const { frame, variants } of [readProduct("PLN").parse(document)]) {
      expect([frame?.tint, ...variants.map((variant) => variant.frame?.tint)]).toEqual(Array(7).fill("brown"));
    }
  });

  test("leaves out the values of variants that are not for sale", () => {
    const swit = listedOf("BZ-SWIT");
    const listings = swit.listings.map((listing) =>
      listing.variant.attributes["color"] === 57 ? { ...listing, variant: { ...listing.variant, status: 2 } } : listing,
    );
    const document = productDocument({ ...swit, listings }, polish, { stockOf, now: openingDay });
    expect(document).toMatchObject({ color_options: [55, 49] });
    expect(document["looks"]).toHaveLength(2);
  });

  test("contains attributes of variants as fields and pairs, and the errors of unavailable products", () => {
    const document = documentOf("BZ-SWIT");
    expect(document).toMatchObject({
      tax: 23,
      original_final_price: document["final_price"],
      original_special_price: document["special_price"],
      errors: {},
      info: {},
      custom_attributes: expect.arrayContaining([{ attribute_code: "shape", value: document["shape"] }]),
      configurable_children: expect.arrayContaining([
        expect.objectContaining({
          color: 57,
          custom_attributes: expect.arrayContaining([{ attribute_code: "color", value: 57 }]),
        }),
      ]),
    });
    const soldOut = productDocument(listedOf("BZ-SWIT"), polish, { stockOf: () => 0, now: openingDay });
    expect(soldOut).toMatchObject({ errors: { variants: "No available product variants" } });
    expect(documentOf("DI-ZESTAW-NELA")["errors"]).toEqual({});
    for (const sku of ["DI-ZESTAW-NELA", "DI-GRUPA-EKRAN", "KR-DWA-6"]) {
      const unavailable = documentOf(sku, { stock: () => 0 });
      expect(unavailable).toMatchObject({ stock: { is_in_stock: false }, errors: { variants: expect.any(String) } });
    }
    expect(documentOf("KR-DWA-6")["custom_attributes"]).toContainEqual({
      attribute_code: "contactlens_pack_size",
      value: 6,
    });
  });

  test("contains the facts of contact lenses, which have no variants", () => {
    const document = documentOf("KR-DWA-6", { view: german });
    expect(document).toMatchObject({
      type: "contact-lenses",
      type_id: "simple",
      name: "Kropla Zwei Wochen, 6 Stück",
      contactlens_wear_period: "two-weekly",
      contactlens_pack_size: 6,
      configurable_options: [],
      configurable_children: [],
      looks: [],
      category_ids: expect.arrayContaining([24, 48]),
    });
    const { facts, lenses } = readProduct("EUR").parse(document);
    expect(lenses).toMatchObject({ period: "two-weekly", pieces: 6 });
    expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      "Art: Kontaktlinsen",
      "Tragedauer: Zweiwochenlinsen",
      "Tragemodus: Verlängertes Tragen: bis zu 6 Nächte",
      "Linsenmaterial: Silikon-Hydrogel",
      "Hersteller: Pracownia Kropla",
      "UV-Filter: Klasse 1",
      "Wassergehalt: 38\u00A0%",
      "Basiskurve: 8,4\u00A0mm",
      "Durchmesser: 14\u00A0mm",
      "Sauerstoffdurchlässigkeit Dk/t: 147,1",
      "Linsen pro Packung: 6",
      "Bauart: Sphärisch",
      "Linsenmarke: Kropla",
      "FDA-Materialgruppe: V",
    ]);
  });

  test("contains the available parameters of contact lenses", () => {
    const document = documentOf("MW-MIESIAC-2", { view: german });
    expect(document).toMatchObject({
      contactlens_parameters: [
        {
          power: [
            [-8, -6.5, 0.5],
            [-6, 0, 0.25],
          ],
          base_curve: [8.6],
          diameter: [14.2],
        },
        { power: [[0.5, 4, 0.5]], color: ["hazel", "green", "blue", "grey"] },
      ],
      contactlens_base_curve_options: [8.6],
      configurable_children: [],
    });
    const { lensChoice, facts } = readProduct("EUR").parse(document);
    expect(lensChoice?.colorNames).toMatchObject({ hazel: "Haselnuss", violet: "Violett" });
    expect(facts.map(({ code }) => code)).not.toContain("contactlens_color");
  });

  test("lists all values of an attribute as text, and the lens tints of all frame colours", () => {
    const narew = readProduct("PLN").parse(documentOf("ZK-NAREW"));
    expect(narew.facts.map(({ code, value }) => [code, value])).toEqual(
      expect.arrayContaining([
        ["tint", "Szare, Lustrzane niebieskie, Brązowe"],
        ["face", "Kwadratowa, Owalna, Podłużna lub romb, Serce"],
      ]),
    );
    const lenses = narew.variants.map(({ frame }) => `${frame?.finish} ${frame?.tint}`);
    expect(new Set(lenses)).toEqual(new Set(["crystal grey", "navy blue-mirror", "honey brown"]));
    expect(narew.blocks).toEqual([{ title: "O marce", text: expect.stringMatching(/^Zakole robi okulary/) }]);
  });

  test("offers colour, size and power of reading glasses as options", () => {
    const { kind, options, variants } = readProduct("EUR").parse(documentOf("LK-SAGA", { view: german }));
    expect(kind).toBe("reading-glasses");
    expect(options.map(({ code, values }) => [code, values.length])).toEqual([
      ["color", 3],
      ["size", 2],
      ["power", 6],
    ]);
    expect(options.at(-1)?.label).toBe("Stärke");
    expect(options.at(-1)?.values[1]).toEqual({ id: "1.50", label: "+1,50\u00A0dpt" });
    expect(new Set(variants.map(({ values }) => JSON.stringify(values))).size).toBe(36);
  });

  test("applies full VAT to frames, sunglasses and non-corrective lenses, and reduced VAT to corrective lenses", () => {
    const rate = (sku: string) => {
      const { price_tax, price } = documentOf(sku);
      return Math.round((100 * Number(price_tax)) / Number(price));
    };
    expect(["HL-NELA", "BZ-SWIT", "LK-ESEJ", "KR-DWA-6", "MW-MASKARADA-2"].map(rate)).toEqual([23, 23, 8, 8, 23]);
  });

  test("depends only on its arguments", () => {
    for (const { product } of polish.products) {
      expect(JSON.stringify(documentOf(product.sku))).toBe(JSON.stringify(documentOf(product.sku)));
    }
  });
});

describe("looks", () => {
  type Look = { sku: string; label: string; finish: string; price_incl_tax?: number };
  const looksOf = (sku: string, options?: Parameters<typeof documentOf>[1]) =>
    documentOf(sku, options)["looks"] as readonly Look[];

  test("returns one look for each colour, with the first available variant", () => {
    expect(looksOf("HL-NELA")).toMatchObject([
      { sku: "HL-NELA-HAVANA-48", label: "Szylkret", finish: "havana" },
      { sku: "HL-NELA-BLACK-48", label: "Czarny", finish: "black" },
      { sku: "HL-NELA-CRYSTAL-48", label: "Przezroczysty", finish: "crystal" },
      { sku: "HL-NELA-WINE-48", label: "Bordowy", finish: "wine" },
    ]);
    const withoutHavana48: StockOf = (id) => (id === idOf("HL-NELA-HAVANA-48") ? 0 : stockOf(id));
    expect(looksOf("HL-NELA", { stock: withoutHavana48 })[0]?.sku).toBe("HL-NELA-HAVANA-46");
    expect(looksOf("OK-PLASTER").map(({ finish }) => finish)).toEqual(["bottle", "honey"]);
  });

  test("leaves out a colour that is sold out if the shop's pages leave out such variants", () => {
    const black = listedOf("HL-NELA").listings.filter(({ variant }) => variant.attributes["finish"] === "black");
    const blackIds = new Set(black.map(({ variant }) => variant.id));
    const circumstances = { stockOf: (id: number) => (blackIds.has(id) ? 0 : stockOf(id)), now: openingDay };
    const finishes = (filterUnavailableVariants: boolean) => {
      const document = productDocument(listedOf("HL-NELA"), polish, circumstances, { filterUnavailableVariants });
      return (document["looks"] as readonly Look[]).map(({ finish }) => finish);
    };
    expect(finishes(false)).toContain("black");
    expect(finishes(true)).toEqual(["havana", "crystal", "wine"]);
  });

  test("starts with the cheapest available variant, and contains prices that differ from the product's", () => {
    const nela = listedOf("HL-NELA");
    const listings = nela.listings.map((listing) =>
      listing.variant.attributes["finish"] === "wine"
        ? { ...listing, price: { ...listing.price, specialAmount: 199_00 } }
        : listing,
    );
    const document = productDocument({ ...nela, listings }, polish, { stockOf, now: openingDay });
    expect(document.price_incl_tax).toBe(199);
    expect(
      (document["looks"] as readonly Look[]).map(({ finish, price_incl_tax }) => [finish, price_incl_tax]),
    ).toEqual([
      ["wine", undefined],
      ["havana", 279],
      ["black", 279],
      ["crystal", 279],
    ]);
  });
});

describe("promotion", () => {
  const later = new Date("2026-12-10T12:00:00Z");

  test.each([
    { sku: "HL-NELA", at: openingDay, promotion: true, name: "is true for a reduction that may be announced" },
    { sku: "OK-OKTA", at: openingDay, promotion: false, name: "is false before a special price begins" },
    { sku: "OK-OKTA", at: later, promotion: true, name: "is true once the special price has begun" },
    { sku: "HL-MGLA", at: openingDay, promotion: false, name: "is false after a special price has ended" },
    { sku: "MR-BRUNO", at: openingDay, promotion: false, name: "is false without a special price" },
  ])("$name", ({ sku, at, promotion }) => {
    const document = documentOf(sku, { now: at });
    expect(document["promotion"]).toBe(promotion);
    expect(document["category_ids"]?.includes(50)).toBe(promotion);
    expect(document["lowest_price_30_days"] !== null).toBe(promotion);
  });

  test("changes exactly at the moments that nextPriceChange returns", () => {
    const okta = listedOf("OK-OKTA");
    const begins = nextPriceChange(okta, openingDay);
    expect(begins).toEqual(new Date("2026-12-03T23:00:00.001Z"));
    const priceAt = (now: Date) => documentOf("OK-OKTA", { now }).price_incl_tax;
    if (!begins) throw new Error("The special price never begins.");
    expect([priceAt(new Date(begins.getTime() - 1)), priceAt(begins)]).toEqual([399, 349]);
    const ends = nextPriceChange(okta, begins);
    expect(ends).toEqual(new Date("2026-12-17T23:00:00.000Z"));
    if (!ends) throw new Error("The special price never ends.");
    expect([priceAt(new Date(ends.getTime() - 1)), priceAt(ends)]).toEqual([349, 399]);
    expect(nextPriceChange(okta, ends)).toBeNull();
    expect(nextPriceChange(listedOf("MR-BRUNO"), openingDay)).toBeNull();
  });
});

test("reads the same search fields with searchFieldsDocument as with productDocument", () => {
  for (const view of [polish, german]) {
    for (const now of [openingDay, new Date("2026-12-10T12:00:00Z")]) {
      for (const listed of view.products) {
        const whole = productDocument(listed, view, { stockOf, now });
        const searched = searchFieldsDocument(listed, view, { stockOf, now });
        const fieldsOf = (document: unknown) => searchFields.map((field) => [field, createReader(field)(document)]);
        expect(fieldsOf(searched)).toEqual(fieldsOf(whole));
      }
    }
  }
});
