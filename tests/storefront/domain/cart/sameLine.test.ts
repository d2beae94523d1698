import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checksum } from "#domain/cart/checksum.ts";
import { identityOf, type LineIdentity, sameLine } from "#domain/cart/sameLine.ts";
import { line, plain, serverLine, withConfigurable, withCustom } from "../samples.ts";

const bundled = { ...plain, bundle: [{ optionId: "1", optionQuantity: 1, optionSelections: [2] }] };
const custom = withCustom("-1.25");
const otherCustom = withCustom("-1.50");
const configurable = withConfigurable("49");

test.each<[name: string, a: LineIdentity, b: LineIdentity, same: boolean]>([
  ["plain, one sku", line("A"), line("A"), true],
  ["plain, two skus", line("A"), line("B"), false],
  ["plain, two skus of one item", line("A", 1, { serverItemId: 7 }), line("B", 1, { serverItemId: 7 }), true],
  ["plain, neither known to the platform", line("A"), line("B"), false],
  ["plain, one sku of two items", line("A", 1, { serverItemId: 7 }), line("A", 1, { serverItemId: 8 }), true],
  ["configurable, one sku", line("A", 1, { productOption: configurable }), line("A"), true],
  [
    "configurable, two skus of one item",
    line("A", 1, { productOption: configurable, serverItemId: 7 }),
    line("B", 1, { productOption: configurable, serverItemId: 7 }),
    false,
  ],
  ["one prescription", line("A", 1, { productOption: custom }), line("A", 1, { productOption: custom }), true],
  ["two prescriptions", line("A", 1, { productOption: custom }), line("A", 1, { productOption: otherCustom }), false],
  [
    "one prescription on two frames",
    line("A", 1, { productOption: custom }),
    line("B", 1, { productOption: custom }),
    false,
  ],
  ["with a prescription and without", line("A", 1, { productOption: custom }), line("A"), false],
  [
    "two prescriptions of one item",
    line("A", 1, { productOption: custom, serverItemId: 7 }),
    line("A", 1, { productOption: otherCustom, serverItemId: 7 }),
    true,
  ],
  ["one bundle", line("A", 1, { productOption: bundled }), line("A", 1, { productOption: bundled }), true],
  [
    "a bundle and a custom option",
    line("A", 1, { productOption: bundled }),
    line("A", 1, { productOption: custom }),
    false,
  ],
])("%s: %#", (_name, a, b, same) => {
  expect(sameLine(a, b)).toBe(same);
});

test("the platform's line is known by its item id and its options", () => {
  const server = serverLine("A", 2, { itemId: 7, productOption: custom });
  expect(identityOf(server)).toEqual({ sku: "A", serverItemId: 7, productOption: custom, checksum: checksum(custom) });
});

test("which of two lines is asked about does not matter, and each is itself", () => {
  const sku = fc.constantFrom("A", "B");
  const id = fc.constantFrom(null, 1, 2);
  const option = fc.constantFrom(plain, custom, otherCustom, configurable, bundled);
  const any = fc
    .tuple(sku, id, option)
    .map(([ofSku, serverItemId, productOption]) => line(ofSku, 1, { serverItemId, productOption }));
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(sameLine(a, b)).toBe(sameLine(b, a));
      expect(sameLine(a, { ...a })).toBe(true);
    }),
  );
});
