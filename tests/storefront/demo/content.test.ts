import { drawableMeasures, frameMaterials, frameShapes, frontView, rims, tints } from "@dioptra/ui/eyewear";
import { frameSize } from "@dioptra/ui/optics";
import { describe, expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { readFrame } from "#contract/catalog/goods.ts";
import type { Frame } from "#domain/product/product.ts";
import { colors } from "#demo/attributes/choices.ts";
import { seedContent } from "#demo/content.ts";
import { frames as writtenByHand } from "#demo/frames/index.ts";
import { framesOf } from "#demo/models/framesOf.ts";
import { prescriptionModels } from "#demo/models/prescription.ts";
import { sunModels } from "#demo/models/sunglasses.ts";
import type { SeedProduct } from "#demo/product.ts";
import { arrivals, flaggedSkus, soldOut } from "#demo/merchandise.ts";
import { promotions } from "#demo/prices.ts";
import { languages } from "#domain/store.ts";

const { products, attributes } = seedContent;
const frames = products.filter(({ kind }) => kind === "prescription-glasses" || kind === "sunglasses");
const count = (matches: (product: SeedProduct) => boolean) => products.filter(matches).length;

test("has products of every kind", () => {
  expect(count(({ kind }) => kind === "prescription-glasses")).toBeGreaterThanOrEqual(104);
  expect(count(({ kind }) => kind === "sunglasses")).toBeGreaterThanOrEqual(52);
  expect(count(({ kind }) => kind === "reading-glasses")).toBeGreaterThanOrEqual(16);
  expect(count(({ kind }) => kind === "contact-lenses")).toBe(60);
  expect(count(({ kind }) => kind === "care")).toBe(16);
  expect(count(({ type }) => type === "bundle")).toBe(8);
  expect(count(({ type }) => type === "grouped")).toBe(6);
  expect(count(({ type }) => type === "virtual")).toBe(4);
  expect(count(({ type }) => type === "downloadable")).toBe(2);
  const valuesOf = (code: string) => new Set(frames.map((product) => product.attributes[code]));
  expect(valuesOf("shape")).toEqual(new Set(frameShapes));
  expect(valuesOf("rim")).toEqual(new Set(rims));
  expect(valuesOf("material")).toEqual(new Set(frameMaterials));
  expect(tints).toEqual(expect.arrayContaining([...valuesOf("tint")].filter(Boolean)));
});

test("has distinct skus for products and variants", () => {
  const skus = products.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]);
  // A simple product has one variant with the same sku.
  expect(new Set(skus).size).toBe(
    skus.length - count(({ sku, variants }) => variants.some((variant) => variant.sku === sku)),
  );
  for (const sku of skus) expect(sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);
});

test.each(languages)("gives every product a distinct name, slug and description in %s", (locale) => {
  const texts = products.map((product) => product.texts[locale]);
  expect(new Set(texts.map(({ slug }) => slug)).size).toBe(texts.length);
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
  for (const { name, slug, description } of texts) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(name).not.toBe("");
    expect(description.length).toBeGreaterThan(100);
    expect(description).not.toMatch(/[{}]|undefined|NaN| {2}/);
    expect(description).toMatch(/\.$/);
  }
});

test("writes descriptions in the right language", () => {
  const languagePatterns = {
    pl: /[ąęłżźćńśó]/,
    de: / (und|der|die|das|ist|ein|eine|mit) /,
    en: / (the|and|is|a|with|of) /,
  };
  for (const { texts } of products) {
    for (const locale of languages) expect(texts[locale].description).toMatch(languagePatterns[locale]);
  }
});

describe("frames", () => {
  const drawn = frames.flatMap(({ sku, attributes: own, variants }) =>
    variants.map((variant) => ({ sku: variant.sku, of: sku, frame: readFrame({ ...own, ...variant.attributes }) })),
  );

  test("can all be drawn without missing numbers", () => {
    expect(drawn.filter(({ frame }) => !frame)).toEqual([]);
    const differing = new Map(drawn.map(({ frame }) => [JSON.stringify({ ...frame, finish: "" }), frame]));
    for (const frame of differing.values()) expect(JSON.stringify(frame && frontView(frame))).not.toMatch(/NaN|null/);
  });

  test("have tinted lenses only if they are sunglasses", () => {
    const sun = new Set(frames.filter(({ kind }) => kind === "sunglasses").map(({ sku }) => sku));
    expect(drawn.filter(({ of, frame }) => (frame?.tint !== undefined) !== sun.has(of))).toEqual([]);
    for (const { kind, attributes: own } of frames) {
      expect([1, 2, 3].includes(Number(own["uv_category"]))).toBe(kind === "sunglasses");
    }
  });

  test("have powers of +1.00 to +3.50 in half or quarter steps only if they are reading glasses", () => {
    for (const { kind, variants } of frames) {
      const powers = new Set(variants.map(({ attributes: own }) => own["power"]));
      if (kind !== "reading-glasses") expect([...powers]).toEqual([undefined]);
      else {
        const figures = [...powers].map(Number).toSorted((a, b) => a - b);
        expect([figures[0], figures.at(-1)]).toEqual([1, 3.5]);
        const steps = new Set(figures.slice(1).map((figure, index) => figure - (figures[index] ?? 0)));
        expect([[0.5], [0.25]]).toContainEqual([...steps]);
      }
    }
  });

  test("have plausible measurements, with end pieces of 4 to 7 mm on each side", () => {
    const within = (value: number, [least, most]: readonly [number, number]) => {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    };
    const measured = drawn.flatMap(({ frame }): Frame[] => (frame ? [frame] : []));
    for (const { lensWidth, lensHeight, bridge, temple, totalWidth } of measured) {
      within(lensWidth, [44, 62]);
      within(lensHeight, [28, lensWidth]);
      within(bridge, [14, 24]);
      within(temple, [120, 155]);
      within(totalWidth, drawableMeasures.totalWidth);
      within(totalWidth - 2 * lensWidth - bridge, [8, 14]);
    }
  });

  test.each(frames)("$sku has up to three sizes and four colours without duplicates", ({ sku, variants }) => {
    const sizes = new Map(drawn.filter(({ of }) => of === sku).map(({ frame }) => [frame?.lensWidth, frame]));
    expect(sizes.size).toBeLessThanOrEqual(3);
    const classes = [...sizes.values()].map((frame) => frame && frameSize(frame));
    expect(new Set(classes).size).toBe(sizes.size);
    const finishes = new Set(variants.map(({ attributes: own }) => own["finish"]));
    expect(finishes.size).toBeGreaterThanOrEqual(2);
    expect(finishes.size).toBeLessThanOrEqual(4);
    const powers = new Set(variants.map(({ attributes: own }) => own["power"]));
    expect(variants).toHaveLength(sizes.size * finishes.size * powers.size);
  });

  test("of metal and titanium have no finishes of acetate", () => {
    const acetateFinishes = new Set([
      "havana",
      "grey-havana",
      "crystal",
      "rose-crystal",
      "smoke-gradient",
      "honey",
      "sky",
    ]);
    const wire = drawn.filter(({ frame }) => frame?.material === "metal" || frame?.material === "titanium");
    expect(wire.filter(({ frame }) => frame && acetateFinishes.has(frame.finish))).toEqual([]);
  });
});

test("gives contact lenses realistic values", () => {
  const lenses = products.filter(({ kind }) => kind === "contact-lenses").map(({ attributes: own }) => own);
  const figures = (code: string) => lenses.map((own) => Number(own[`contactlens_${code}`]));
  const expectWithin = (values: readonly number[], least: number, most: number) => {
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...values)).toBeLessThanOrEqual(most);
  };
  expectWithin(figures("hydration"), 24, 70);
  expectWithin(figures("base_curve"), 8, 9.5);
  expectWithin(figures("diameter"), 13, 15);
  expectWithin(figures("dkt"), 20, 175);
  for (const own of lenses) {
    const isSilicone = own["contactlens_material_type"] === "silicone-hydrogel";
    expect(Number(own["contactlens_dkt"]) > 80).toBe(isSilicone);
    if (own["contactlens_wear_mode"] !== "daily") expect(isSilicone).toBe(true);
  }
});

test("promotes only products that exist and are available", () => {
  const productBySku = new Map(products.map((product) => [product.sku, product]));
  const promotedSkus = [
    ...Object.keys(arrivals),
    ...Object.values(flaggedSkus).flat(),
    ...soldOut,
    ...Object.keys(promotions),
  ];
  for (const sku of promotedSkus) expect(productBySku.has(sku), sku).toBe(true);
  for (const sku of Object.values(flaggedSkus).flat()) {
    expect(
      productBySku.get(sku)?.variants.some(({ pieces }) => pieces > 0),
      sku,
    ).toBe(true);
  }
  const flagged = (flag: SeedProduct["flags"][number]) => count(({ flags }) => flags.includes(flag));
  expect(flagged("newProduct")).toBe(Object.keys(arrivals).length);
  for (const flag of ["bestseller", "promoteOnHomePage", "promoteOnCategoryPage", "superPromotion"] as const) {
    expect([flag, flagged(flag)]).toEqual([flag, flaggedSkus[flag].length]);
    // More would not fit into the lists of the home page.
    expect(flagged(flag)).toBeLessThanOrEqual(configuration.catalog.homeListSize);
  }
  expect(new Set(products.filter(({ flags }) => flags.includes("ownProduct")).map(({ brand }) => brand)).size).toBe(1);
});

test("flags the newest products as new, and changes none before its arrival", () => {
  const newest = products.toSorted((a, b) => b.arrivalDay - a.arrivalDay).slice(0, Object.keys(arrivals).length);
  expect(newest.every(({ flags }) => flags.includes("newProduct"))).toBe(true);
  for (const { arrivalDay, changed } of products) {
    expect(changed).toBeGreaterThanOrEqual(arrivalDay);
    expect(changed).toBeLessThan(0);
  }
});

test("has scarce and sold-out variants", () => {
  const pieces = products.flatMap(({ variants }) => variants.map((variant) => variant.pieces));
  expect(pieces.filter((each) => each === 0).length).toBeGreaterThan(20);
  expect(pieces.filter((each) => each > 0 && each <= 3).length).toBeGreaterThan(20);
  expect(count(({ variants }) => variants.every((variant) => variant.pieces === 0))).toBeGreaterThanOrEqual(5);
});

test("has an option for every attribute value of a product", () => {
  for (const { kind, brand, attributes: own, variants } of products) {
    const allAttributes = [{ type: kind, brand }, own, ...variants.map((variant) => variant.attributes)];
    for (const [code, value] of allAttributes.flatMap((each) => Object.entries(each))) {
      const attribute = attributes.find((each) => each.code === code);
      if (!attribute?.options) continue;
      const optionValues = attribute.options.map(([option]) => option);
      for (const each of [value].flat()) expect(optionValues).toContain(String(each));
    }
  }
  expect(new Set(attributes.map(({ id }) => id)).size).toBe(attributes.length);
  expect(new Set(Object.values(colors).map(({ id }) => id)).size).toBe(Object.keys(colors).length);
});

test("builds sets from existing variants, and groups from simple products only", () => {
  const typeOf = new Map(products.flatMap(({ type, variants }) => variants.map(({ sku }) => [sku, type] as const)));
  const sets = products.flatMap(({ parts }) => parts ?? []);
  for (const set of sets) {
    const parts = "members" in set ? set.members : set.options.flatMap((option) => option.parts);
    expect(new Set(parts.map(({ sku }) => sku)).size).toBe(parts.length);
    for (const { sku, quantity } of parts) {
      expect(typeOf.has(sku), sku).toBe(true);
      expect(quantity).toBeGreaterThanOrEqual(1);
      if ("members" in set) expect(typeOf.get(sku)).toBe("simple");
    }
  }
});

test("keeps skus and slugs of the first frames", () => {
  const first = products.slice(0, writtenByHand.length);
  expect(first.map(({ sku, texts, variants }) => `${sku} ${texts.pl.slug} ${variants.length}`)).toEqual([
    "HL-NELA nela-panto-z-acetatu 12",
    "MR-BRUNO bruno-kwadratowe 6",
    "TR-WANDA wanda-pilotki 6",
    "OK-ROGALA rogala-trapezowe 12",
    "OK-OKTA okta-osmiokatne-z-tytanu 6",
    "MR-LUNA luna-okragle-z-metalu 8",
    "OK-LINIA linia-prostokatne-polramkowe 6",
    "HL-MGLA mgla-przezroczyste-panto 3",
    "TR-MIODEK miodek-owalne 8",
    "TR-TADEK tadek-z-linia-brwi 6",
    "HL-SZRON szron-bezramkowe-z-tytanu 6",
    "OK-PLASTER plaster-szesciokatne 2",
  ]);
});

test("creates the same frames from the same models, whatever models follow", () => {
  const again = framesOf(prescriptionModels);
  expect(JSON.stringify(framesOf(prescriptionModels.slice(0, 20)))).toBe(JSON.stringify(again.slice(0, 20)));
  expect(JSON.stringify(framesOf([...sunModels]))).toBe(JSON.stringify(framesOf(sunModels)));
});
