import { expect, test } from "vitest";
import {
  bundleProblem,
  labeledBundleOptions,
  readBundleChoice,
} from "../../../../storefront/app/components/bundleChoice.ts";
import type { BundleOption, ProductPart } from "#domain/product/product.ts";

const part = (selectionId: number | null, pieces: number, change: Partial<ProductPart> = {}): ProductPart => ({
  selectionId,
  sku: `P-${selectionId}`,
  parentSku: "P",
  slug: "p",
  name: `Part ${selectionId}`,
  brand: "",
  kind: null,
  quantity: 1,
  isDefault: false,
  price: { current: { minor: 10_00, currency: "PLN" }, reduction: null },
  stock: { inStock: pieces > 0, quantity: pieces },
  frame: null,
  lenses: null,
  goods: null,
  picture: null,
  ...change,
});

const options: readonly BundleOption[] = [
  { id: 1, title: "Lenses", isRequired: true, parts: [part(10, 4, { kind: "contact-lenses" }), part(11, 0)] },
  { id: 2, title: "Cloth", isRequired: false, parts: [part(20, 5, { quantity: 2 }), part(null, 5)] },
];

test("offers the parts that can be named in an order, with their stock", () => {
  expect(labeledBundleOptions(options)).toMatchObject([
    {
      id: "1",
      need: "required",
      products: [
        { id: "10", available: 4 },
        { id: "11", available: 0 },
      ],
    },
    { id: "2", need: "optional", products: [{ id: "20", quantity: 2 }], names: { 20: "Part 20" } },
  ]);
});

test("reads the choice of the form", () => {
  expect(readBundleChoice({ 1: ["10"], 2: [] })).toEqual({ 1: 10, 2: null });
});

test.each([
  [{ 1: 10, 2: 20 }, 2, null],
  [{ 1: 10, 2: 20 }, 3, { message: "product.bundle.soldOut", titles: ["Cloth"] }],
  [{ 1: 10, 2: 20 }, 5, { message: "product.bundle.soldOut", titles: ["Lenses", "Cloth"] }],
  [{ 2: 20 }, 1, { message: "product.bundle.missing", titles: ["Lenses"] }],
  [{ 1: 11 }, 1, { message: "product.bundle.soldOut", titles: ["Lenses"] }],
] as const)("names what keeps %j from being added %i times", (choice, count, problem) => {
  expect(bundleProblem(options, choice, count)).toEqual(problem);
});

test("a bundle of which a required part is sold out cannot be ordered", () => {
  const gone = [{ id: 1, title: "Lenses", isRequired: true, parts: [part(10, 0)] }];
  expect(bundleProblem(gone, { 1: 10 }, 1)).toEqual({ message: "product.bundle.unavailable", titles: ["Lenses"] });
});
