import { tints } from "@dioptra/ui/eyewear";
import { frameSize } from "@dioptra/ui/optics";
import { describe, expect, test } from "vitest";
import type { ProductKind } from "#domain/product/product.ts";
import { colors, sizes } from "#demo/attributes/choices.ts";
import { spectacleLensAttributes } from "#demo/attributes/goods.ts";
import { vatRates } from "#platform/checkout/terms.ts";
import { brandBlocks } from "#demo/attributes/brands.ts";
import { products } from "#demo/products/index.ts";
import { languages } from "#domain/store.ts";

const ofKind = (...kinds: readonly ProductKind[]) => products.filter(({ kind }) => kinds.includes(kind));
const frames = ofKind("prescription-glasses", "sunglasses", "reading-glasses");

/** The attributes of every frame (docs/specification/products.md#product-5). */
const productCodes = [
  "gender",
  "shape",
  "rim",
  "material",
  "face",
  "weight",
  "collection",
  "packaging",
  "manufacturer",
  "mpn",
  "fitting_box_id",
  "description_blocks",
];
const variantCodes = ["color", "size", "finish", "width", "lens_height", "bridge", "length", "total_width", "mpn"];

describe("frames", () => {
  test.each(frames)("$sku and its variants have every attribute", ({ attributes, variants }) => {
    for (const code of productCodes) expect([code, [attributes[code]].flat().filter(Boolean)]).not.toEqual([code, []]);
    for (const { sku, attributes: own } of variants) {
      for (const code of variantCodes) expect([sku, code, own[code] ?? null]).not.toEqual([sku, code, null]);
    }
  });

  test("have the size that matches their width", () => {
    for (const { attributes: own } of frames.flatMap(({ variants }) => variants)) {
      expect(own["size"]).toBe(sizes[frameSize({ totalWidth: Number(own["total_width"]) })].id);
    }
  });

  test("have distinct article numbers and try-on ids", () => {
    for (const { brand } of frames) {
      const numbers = frames
        .filter((frame) => frame.brand === brand)
        .flatMap(({ variants }) => variants.map(({ attributes: own }) => own["mpn"]));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    const boxes = frames.map(({ attributes }) => attributes["fitting_box_id"]);
    expect(new Set(boxes).size).toBe(boxes.length);
  });

  test("name their brand in the attribute of their kind", () => {
    for (const { kind, brand, attributes } of frames) {
      expect(attributes["prescription_frames_brand"]).toBe(kind === "prescription-glasses" ? brand : undefined);
      expect(attributes["sunglasses_brand"]).toBe(kind === "sunglasses" ? brand : undefined);
      for (const locale of languages) expect(brandBlocks[brand]?.[locale]).toMatch(/^[^{}]{60,}\.$/);
    }
  });

  test("use all finishes that can be drawn", () => {
    const had = new Set(frames.flatMap(({ variants }) => variants.map(({ attributes: own }) => own["finish"])));
    expect(had).toEqual(new Set(Object.keys(colors)));
  });
});

test("sunglasses use all tints, some models with different ones for their colours", () => {
  const tintsOf = ofKind("sunglasses").map(
    ({ variants }) => new Set(variants.map(({ attributes: own }) => own["tint"])),
  );
  expect(new Set(tintsOf.flatMap((own) => [...own]))).toEqual(new Set(tints));
  expect(tintsOf.filter(({ size }) => size > 1).length).toBeGreaterThanOrEqual(20);
});

test("applies full VAT to frames and sunglasses in Poland, and reduced VAT to reading glasses", () => {
  const rates = (kind: ProductKind, country: "PL" | "DE") =>
    new Set(ofKind(kind).map(({ taxClass }) => vatRates[taxClass][country]));
  for (const [kind, polish] of [
    ["prescription-glasses", 23],
    ["sunglasses", 23],
    ["reading-glasses", 8],
  ] as const) {
    expect([kind, ...rates(kind, "PL"), ...rates(kind, "DE")]).toEqual([kind, polish, 19]);
  }
});

test.each(["prescription-glasses", "sunglasses", "reading-glasses"] as const)(
  "%s have earlier prices, special prices in the past, present and future, and scarce variants",
  (kind) => {
    const own = ofKind(kind);
    const changed = own.filter(({ prices }) => prices.length > 1).length;
    expect(changed).toBeGreaterThanOrEqual(own.length / 10);
    expect(changed).toBeLessThanOrEqual(own.length / 3);
    const specials = own.flatMap(({ special }) => special ?? []);
    expect(specials.some(({ from, to }) => from < 0 && (to === null || to > 0))).toBe(true);
    expect(specials.some(({ to }) => to !== null && to < 0)).toBe(true);
    expect(specials.some(({ from }) => from > 0)).toBe(true);
    const pieces = own.flatMap(({ variants }) => variants.map((variant) => variant.pieces));
    expect(pieces.some((each) => each === 0)).toBe(true);
    expect(pieces.some((each) => each > 0 && each <= 3)).toBe(true);
    expect(pieces.filter((each) => each >= 8).length).toBeGreaterThan(pieces.length / 2);
  },
);

test.each([
  ["pl", ["1,5", "1,56", "1,6", "1,67", "1,74"]],
  ["de", ["1,5", "1,56", "1,6", "1,67", "1,74"]],
  ["en", ["1.5", "1.56", "1.6", "1.67", "1.74"]],
] as const)("the filter of the index in %s writes figures as the names and texts do", (language, labels) => {
  const options = spectacleLensAttributes.find(({ code }) => code === "lens_index")?.options ?? [];
  expect(options.map(([, words]) => words[language])).toEqual(labels);
  expect(options.map(([value]) => value)).toEqual(["1.5", "1.56", "1.6", "1.67", "1.74"]);
});
