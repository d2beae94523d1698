import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bundlePrice, chosenByDefault, separatePrice } from "#domain/price/partsPrice.ts";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;
const part = (minor: number, quantity = 1) => ({ price: zloty(minor), quantity });

test.each([
  [[part(45_00, 3), part(9_00, 2)], 0, 153_00, 153_00],
  [[part(199_00), part(149_00), part(39_00)], 10, 387_00, 348_30],
  [[part(10_05)], 10, 10_05, 9_04],
  [[], 10, 0, 0],
])("parts of %j, %d %% less", (parts, discount, separately, together) => {
  expect(separatePrice(parts, "PLN")).toEqual(zloty(separately));
  expect(bundlePrice(parts, discount, "PLN")).toEqual(zloty(together));
});

test("a bundle is never dearer than its parts, and costs as much without a discount", () => {
  const parts = fc.array(
    fc.record({
      price: fc.nat(100_000).map(zloty),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(parts, fc.nat(100), (given, discount) => {
      const separately = separatePrice(given, "PLN").minor;
      const together = bundlePrice(given, discount, "PLN").minor;
      expect(together).toBeLessThanOrEqual(separately);
      expect(together).toBeGreaterThanOrEqual(0);
      expect(bundlePrice(given, 0, "PLN").minor).toBe(separately);
    }),
  );
});

test("what is taken by default is the default, or the first", () => {
  const [a, b] = [
    { sku: "A", isDefault: false },
    { sku: "B", isDefault: true },
  ];
  expect(chosenByDefault([a, b])).toBe(b);
  expect(chosenByDefault([a])).toBe(a);
  expect(chosenByDefault([])).toBeUndefined();
});
