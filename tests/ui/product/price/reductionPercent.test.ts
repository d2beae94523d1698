import { reductionPercent } from "../../../../ui/product/price/reductionPercent.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;

test.each<[reference: number, now: number, percent: number | null]>([
  [400_00, 300_00, 25],
  [250_00, 200_00, 20],
  [300_00, 300_00, null],
  [299_00, 279_00, 6],
  [300_00, 301_00, null],
  [300_00, 299_99, 0],
])("a reduction from the lowest price %d to %d is %s percent", (reference, now, percent) => {
  expect(reductionPercent(zloty(now), zloty(reference))).toBe(percent);
});

test("returns null for prices in different currencies", () => {
  expect(reductionPercent({ minor: 50_00, currency: "EUR" }, zloty(300_00))).toBeNull();
});

test("never returns a greater percentage than the actual reduction", () => {
  const anyAmount = fc.integer({ min: 1, max: 100_000_00 });
  fc.assert(
    fc.property(anyAmount, anyAmount, (now, reference) => {
      const percent = reductionPercent(zloty(now), zloty(reference));
      if (percent === null) expect(now).toBeGreaterThanOrEqual(reference);
      else expect(now).toBeLessThanOrEqual(reference * (1 - percent / 100) + 1e-6);
    }),
  );
});
