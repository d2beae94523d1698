import { expect, test } from "vitest";
import { withLenses } from "#domain/cart/lines.ts";
import {
  bundleSelection,
  bundlesInStock,
  chosenParts,
  defaultBundleChoice,
  defaultLenses,
  groupMembers,
} from "#domain/cart/sets.ts";
import type { BundleOption, ProductPart } from "#domain/product/product.ts";

const part = (selectionId: number | null, minor: number, change: Partial<ProductPart> = {}): ProductPart => ({
  selectionId,
  sku: `P-${selectionId}`,
  parentSku: "P",
  slug: "p",
  name: `Part ${selectionId}`,
  brand: "",
  quantity: 1,
  isDefault: false,
  price: { current: { minor, currency: "PLN" }, reduction: null },
  kind: null,
  stock: { inStock: true, quantity: 10 },
  frame: null,
  lenses: null,
  goods: null,
  picture: null,
  ...change,
});

const soldOut = { inStock: false, quantity: 0 } as const;

const bundle: readonly BundleOption[] = [
  { id: 1, title: "Frame", isRequired: true, parts: [part(10, 200_00), part(11, 210_00, { isDefault: true })] },
  {
    id: 2,
    title: "Case",
    isRequired: true,
    parts: [part(20, 10_00, { stock: soldOut }), part(21, 15_01, { quantity: 2 })],
  },
  { id: 3, title: "Cloth", isRequired: false, parts: [part(30, 5_00)] },
];
const price = { current: { minor: 0, currency: "PLN" }, reduction: null } as const;

test("preselects the default part of each required option, or the first that is in stock", () => {
  expect(defaultBundleChoice(bundle)).toEqual({ 1: 11, 2: 21, 3: null });
});

test("selects the chosen parts at the sum of their prices", () => {
  const selected = bundleSelection({ bundle, price }, { 1: 11, 2: 21, 3: null });
  expect(selected).toEqual({
    ok: true,
    value: {
      shown: { frame: null, goods: null, picture: null },
      bundle: [
        { optionId: "1", optionQuantity: 1, optionSelections: [11] },
        { optionId: "2", optionQuantity: 2, optionSelections: [21] },
      ],
      price: { current: { minor: 240_02, currency: "PLN" }, reduction: null },
      options: [
        { label: "Frame", value: "Part 11" },
        { label: "Case", value: "2 × Part 21" },
      ],
    },
  });
});

test("names each option that is missing, unknown or sold out", () => {
  expect(bundleSelection({ bundle, price }, { 2: 20, 3: 99 })).toEqual({
    ok: false,
    error: [
      { optionId: 1, reason: "required" },
      { optionId: 2, reason: "out-of-stock" },
      { optionId: 3, reason: "unknown" },
    ],
  });
});

test("a part with fewer pieces than the bundle takes is sold out", () => {
  const scarce = [{ id: 1, title: "Cloths", isRequired: true, parts: [part(10, 1, { quantity: 11 })] }];
  expect(bundleSelection({ bundle: scarce, price }, { 1: 10 })).toMatchObject({ error: [{ reason: "out-of-stock" }] });
});

test("as many bundles are in stock as the scarcest chosen part allows", () => {
  expect(bundlesInStock(chosenParts(bundle, { 1: 11, 2: 21, 3: null }))).toBe(5);
  expect(bundlesInStock(chosenParts(bundle, { 1: 11, 2: 20 }))).toBe(0);
});

test("finds the contact lenses that a bundle starts with", () => {
  const lenses = [{ id: 1, title: "Lenses", isRequired: true, parts: [part(10, 1, { kind: "contact-lenses" })] }];
  expect(defaultLenses({ bundle: lenses })?.sku).toBe("P-10");
  expect(defaultLenses({ bundle })).toBeUndefined();
});

test("adds the members of a group that are in stock, with their quantities", () => {
  const members = [part(null, 1, { sku: "A", quantity: 2 }), part(null, 1, { sku: "B", stock: soldOut })];
  expect(groupMembers({ members })).toEqual([{ sku: "A", parentSku: "P", quantity: 2 }]);
});

test("prices a frame with lenses as the sum of both, without an announced reduction", () => {
  const lowest = { minor: 250_00, currency: "PLN" } as const;
  const frame = { current: { minor: 199_00, currency: "PLN" }, reduction: { lowestOf30Days: lowest } } as const;
  expect(withLenses(frame, { minor: 149_00, currency: "PLN" })).toEqual({
    current: { minor: 348_00, currency: "PLN" },
    reduction: null,
  });
});
