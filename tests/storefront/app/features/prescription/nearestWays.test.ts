import type { EnteredPrescription } from "@dioptra/ui";
import { expect, test, vi } from "vitest";
import { higherFrames, higherSizes, isMade, sizesThatFit } from "#app/features/prescription/nearestWays.ts";
import type { ConfiguredFrame } from "#app/features/prescription/glasses.ts";
import { lensFrameOf } from "#domain/configurator/makeability.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import type { Frame, Product, Variant } from "#domain/product/product.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";

vi.mock("@dioptra/ui", () => import("../../support/pureUi.ts"));

const eye = (sphere: number) => ({ sphere, cylinder: 0, axis: null, addition: null, prism: null });
const prescription = (sphere: number, total = 58): EnteredPrescription => ({
  eyes: { right: eye(sphere), left: eye(sphere) },
  pupillaryDistance: { total, right: total / 2, left: total / 2, isHalved: true },
  examined: null,
});

const lenses: OfferedLenses = {
  sku: "plain",
  name: "Plain",
  price: { minor: 149_00, currency: "PLN" },
  supply: { type: "single-vision", index: 1.5, powers: { from: -6, to: 4 }, blank: 65, coatings: [] },
};

const frame = (lensWidth: number): Frame => ({
  shape: "rectangular",
  rim: "full",
  material: "acetate",
  lensWidth,
  lensHeight: 40,
  bridge: 18,
  temple: 140,
  totalWidth: 2 * lensWidth + 30,
  finish: "black",
});

const variant = (sku: string, lensWidth: number, color: string, inStock = true) =>
  ({
    sku,
    frame: frame(lensWidth),
    enabled: true,
    stock: { inStock, quantity: inStock ? 1 : 0 },
    values: { color },
  }) as unknown as Variant;

const wide = variant("wide", 56, "black");
const variants = [
  wide,
  variant("narrow", 46, "black"),
  variant("narrow-sold", 47, "black", false),
  variant("other", 46, "red"),
];
const glasses: ConfiguredFrame = { product: { variants } as unknown as Product, variant: wide, frame: frame(56) };

test("refuses powers outside the supply and frames too wide for the blank", () => {
  expect(isMade(lenses, prescription(-4), lensFrameOf(frame(46)))).toBe(true);
  expect(isMade(lenses, prescription(-6.25), lensFrameOf(frame(46)))).toBe(false);
  expect(isMade(lenses, prescription(-4), lensFrameOf(frame(56)))).toBe(false);
});

test("refuses lenses that a frame without a full rim rules out also before the prescription is known", () => {
  const measures = lensFrameOf(frame(46));
  expect(isMade(lenses, null, measures)).toBe(true);
  expect(isMade(lenses, null, { ...measures, rim: "rimless" })).toBe(false);
});

test("offers the other sizes in stock and in the same colour for which lenses can be made", () => {
  expect(sizesThatFit(glasses, [lenses], prescription(-4)).map((each) => each.variant.sku)).toEqual(["narrow"]);
  expect(sizesThatFit(glasses, [lenses], prescription(-9))).toEqual([]);
});

const similar = (parentSku: string, lensHeight: number, change: Partial<ProductSummary> = {}) =>
  ({
    parentSku,
    name: parentSku,
    kind: "prescription-glasses",
    inStock: true,
    frame: { ...frame(50), lensHeight },
    ...change,
  }) as unknown as ProductSummary;

test("leads from a frame that is too low to its sizes that are high enough", () => {
  expect(higherSizes(glasses, 40).map((each) => each.variant.sku)).toEqual(["narrow"]);
  expect(higherSizes(glasses, 41)).toEqual([]);
});

test("leads to at most three similar frames with lenses that are high enough and can be had", () => {
  const frames = [
    similar("low", 27),
    similar("sold", 40, { inStock: false }),
    similar("sunglasses", 40, { kind: "sunglasses" }),
    ...["a", "b", "c", "d"].map((sku) => similar(sku, 28)),
  ];
  expect(higherFrames(frames, 28).map(({ parentSku }) => parentSku)).toEqual(["a", "b", "c"]);
});
