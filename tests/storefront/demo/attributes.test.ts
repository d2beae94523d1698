import { tints } from "@dioptra/ui/eyewear";
import { frameSize } from "@dioptra/ui/optics";
import { describe, expect, test } from "vitest";
import type { ProductKind } from "#domain/product/product.ts";
import { colors, sizes } from "#demo/attributes/choices.ts";
import { vatRates } from "#platform/checkout/terms.ts";
import { brandBlocks } from "#demo/attributes/brands.ts";
import { products } from "#demo/products/index.ts";
import { languages } from "#domain/store.ts";

const ofKind = (...kinds: readonly ProductKind[]) => products.filter(({ kind }) => kinds.includes(kind));
const frames = ofKind("prescription-glasses", "sunglasses", "reading-glasses");

/** What applies to every frame (docs/specification/products.md#product-5). */
const said = [
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
const saidOfVariants = ["color", "size", "finish", "width", "lens_height", "bridge", "length", "total_width", "mpn"];

describe("frames", () => {
  test.each(frames)("$sku has every attribute, and so has each of its variants", ({ attributes, variants }) => {
    for (const code of said) expect([code, [attributes[code]].flat().filter(Boolean)]).not.toEqual([code, []]);
    for (const { sku, attributes: own } of variants) {
      for (const code of saidOfVariants) expect([sku, code, own[code] ?? null]).not.toEqual([sku, code, null]);
    }
  });

  test("are of the size that their width makes them", () => {
    for (const { attributes: own } of frames.flatMap(({ variants }) => variants)) {
      expect(own["size"]).toBe(sizes[frameSize({ totalWidth: Number(own["total_width"]) })].id);
    }
  });

  test("are numbered by their makers, each variant by itself", () => {
    for (const { brand } of frames) {
      const numbers = frames
        .filter((frame) => frame.brand === brand)
        .flatMap(({ variants }) => variants.map(({ attributes: own }) => own["mpn"]));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    const boxes = frames.map(({ attributes }) => attributes["fitting_box_id"]);
    expect(new Set(boxes).size).toBe(boxes.length);
  });

  test("name their brand where their kind has an attribute for it", () => {
    for (const { kind, brand, attributes } of frames) {
      expect(attributes["prescription_frames_brand"]).toBe(kind === "prescription-glasses" ? brand : undefined);
      expect(attributes["sunglasses_brand"]).toBe(kind === "sunglasses" ? brand : undefined);
      for (const locale of languages) expect(brandBlocks[brand]?.[locale]).toMatch(/^[^{}]{60,}\.$/);
    }
  });

  test("come in all colours that are drawn", () => {
    const had = new Set(frames.flatMap(({ variants }) => variants.map(({ attributes: own }) => own["finish"])));
    expect(had).toEqual(new Set(Object.keys(colors)));
  });
});

test("sunglasses come with all lenses that are drawn, some models with others for every colour", () => {
  const tintsOf = ofKind("sunglasses").map(
    ({ variants }) => new Set(variants.map(({ attributes: own }) => own["tint"])),
  );
  expect(new Set(tintsOf.flatMap((own) => [...own]))).toEqual(new Set(tints));
  expect(tintsOf.filter(({ size }) => size > 1).length).toBeGreaterThanOrEqual(20);
});

test("frames and sunglasses are taxed fully in Poland, ready reading glasses as the medical device that they are", () => {
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
  "%s have had other prices, and have some that are lower for a time, that were and that will be",
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
