import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartHash, checksum } from "#domain/cart/hash.ts";
import type { ProductOption } from "#domain/cart/cart.ts";
import { line, plain, withConfigurable, withCustom, zl } from "../samples.ts";

const choice = (optionId: string, optionValue: string) => ({ optionId, optionValue });
const bundle = (optionId: string, selection: number) => ({
  optionId,
  optionQuantity: 1,
  optionSelections: [selection],
});

/** Expected hashes (docs/specification/cart.md#cart-3), verified with another implementation of SHA3. */
test.each<[name: string, option: ProductOption | null, expected: string]>([
  [
    "configurable options",
    { ...plain, configurable: [choice("93", "53"), choice("142", "169")] },
    "357e8f9f8918873f12ed993c3073ddd3e8980c933034b5e2fdab10b6",
  ],
  [
    "a bundle of four, its numbers as text",
    { ...plain, bundle: [bundle("1", 2), bundle("2", 4), bundle("3", 5), bundle("4", 8)] },
    "3e183f026489207a9cd535d20f141e07ddfea729af58a9088b82612f",
  ],
  ["no option at all", null, "d766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44"],
  [
    "custom options",
    { ...plain, custom: [choice("1", "2"), choice("2", "4")] },
    "7e26d9cbb2778bfefd638253454cdd0760faaf715d1895a6f8ecc63f",
  ],
  ["three empty lists", plain, "228214dd5d4b5ace370c6405f2b79a3a1b23ba8f942fc388dd67e948"],
])("computes the checksum of %s", (_name, option, expected) => {
  expect(checksum(option)).toBe(expected);
});

test("uses custom options and bundles before configurable ones, and both together", () => {
  const custom = withCustom("-1.25");
  const { configurable } = withConfigurable("49");
  expect(checksum({ ...custom, configurable })).toBe(checksum(custom));
  const bundled = { ...plain, bundle: [bundle("1", 2)] };
  expect(checksum({ ...bundled, configurable })).toBe(checksum(bundled));
  const both = checksum({ ...custom, bundle: bundled.bundle });
  expect(checksum({ ...custom, configurable, bundle: bundled.bundle })).toBe(both);
  expect([checksum(bundled), checksum(custom)]).not.toContain(both);
});

test("different prescriptions have different checksums", () => {
  const powers = fc.array(fc.string(), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(powers, powers, (a, b) => {
      expect(checksum(withCustom(...a)) === checksum(withCustom(...b))).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test.each([
  [[], null, "de092d5afee85b06701e704100f2cc366d748153c57d63726ee4e693"],
  [[line("FR-100-BLK")], "tok-1", "15dca24c4cb5b107e125e518db46e90538386b8cec8214c49df90624"],
  [[line("FR-100-BLK", 2)], "tok-1", "8c75089142e453c2f77222b4e953b943d94b2a64d55915e52e672489"],
])("computes the hash of cart %#", (lines, token, expected) => {
  expect(cartHash(lines, token)).toBe(expected);
});

const held = line("FR-100-BLK", 2);
const hash = cartHash([held], "tok-1");

test.each([
  ["another quantity", cartHash([{ ...held, quantity: 3 }], "tok-1")],
  ["another sku", cartHash([{ ...held, sku: "FR-100-RED" }], "tok-1")],
  ["an item id of the platform", cartHash([{ ...held, serverItemId: 7 }], "tok-1")],
  ["another option", cartHash([{ ...held, productOption: withCustom("-1.25") }], "tok-1")],
  ["another token", cartHash([held], "tok-2")],
  ["another line", cartHash([held, line("WP-1")], "tok-1")],
])("%s changes the hash", (_name, changed) => {
  expect(changed).not.toBe(hash);
});

test("the hash does not change with fields that the platform does not need", () => {
  const changed = {
    ...held,
    name: "Oprawka",
    agreedQuantity: 2,
    price: { current: zl(5), reduction: null },
    totals: { rowTotal: zl(10), discount: zl(0) },
  };
  expect(cartHash([changed], "tok-1")).toBe(hash);
});
