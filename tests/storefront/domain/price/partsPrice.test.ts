import { expect, test } from "vitest";
import { chosenByDefault, separatePrice } from "#domain/price/partsPrice.ts";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;
const part = (minor: number, quantity = 1) => ({ price: zloty(minor), quantity });

test.each([
  [[part(45_00, 3), part(9_00, 2)], 153_00],
  [[part(199_00), part(149_00), part(39_00)], 387_00],
  [[part(10_05)], 10_05],
  [[], 0],
])("parts of %j cost the sum of price times quantity", (parts, together) => {
  expect(separatePrice(parts, "PLN")).toEqual(zloty(together));
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
