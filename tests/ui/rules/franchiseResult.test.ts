import { type FranchisePlan, franchiseResult, type FranchiseTerms } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const terms: FranchiseTerms = { entryFee: 30_000_00, licenceShare: 5, advertisingShare: 2 };

const plan: FranchisePlan = {
  pairs: 120,
  price: 600_00,
  goodsShare: 35,
  rent: 8_000_00,
  wages: 18_000_00,
  other: 4_000_00,
  investment: 250_000_00,
};

test("calculates the result of a typical salon", () => {
  expect(franchiseResult(plan, terms)).toEqual({
    revenue: 72_000_00,
    goods: 25_200_00,
    fees: 5_040_00,
    fixed: 30_000_00,
    profit: 11_760_00,
    breakEvenPairs: 87,
    paybackMonths: 24,
  });
});

test("returns no payback for a loss, and no break-even if each pair makes a loss", () => {
  expect(franchiseResult({ ...plan, pairs: 80 }, terms)).toMatchObject({ profit: -2_160_00, paybackMonths: null });
  expect(franchiseResult({ ...plan, goodsShare: 93 }, terms).breakEvenPairs).toBeNull();
  expect(franchiseResult({ ...plan, goodsShare: 100 }, terms).breakEvenPairs).toBeNull();
});

const money = fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole * 100);

const share = fc.integer({ min: 0, max: 200 }).map((half) => half / 2);

const anyPlan = fc.record({
  pairs: fc.integer({ min: 0, max: 10_000 }),
  price: fc.integer({ min: 1, max: 100_000 }).map((whole) => whole * 100),
  goodsShare: share,
  rent: money,
  wages: money,
  other: money,
  investment: money,
});

test("returns integer amounts that add up", () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const { revenue, goods, fees, fixed, profit } = franchiseResult(any, terms);
      expect(revenue - goods - fees - fixed).toBe(profit);
      expect([revenue, goods, fees, fixed, profit].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

test("makes no loss at the break-even, and a loss with one pair fewer", () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const { breakEvenPairs } = franchiseResult(any, terms);
      if (breakEvenPairs === null) return;
      // Goods and fees are each rounded to a minor unit.
      expect(franchiseResult({ ...any, pairs: breakEvenPairs }, terms).profit).toBeGreaterThanOrEqual(-1);
      if (breakEvenPairs > 0)
        expect(franchiseResult({ ...any, pairs: breakEvenPairs - 1 }, terms).profit).toBeLessThanOrEqual(1);
    }),
  );
});
