import * as fc from "fast-check";
import { expect, test } from "vitest";
import { partAmounts, refundOfPieces } from "#domain/order/partAmounts.ts";

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const line = fc.array(fc.integer({ min: 0, max: 3_000_00 }), { minLength: 1, maxLength: 6 }).chain((totals) => {
  const rowTotal = sumOf(totals);
  return fc
    .integer({ min: 0, max: rowTotal })
    .chain((discount) =>
      fc.integer({ min: 0, max: rowTotal - discount }).map((tax) => ({ totals, amounts: { rowTotal, discount, tax } })),
    );
});

test("the parts of a line add up to it in minor units, and no part is worth less than nothing", () => {
  fc.assert(
    fc.property(line, ({ totals, amounts }) => {
      const parts = partAmounts(
        totals.map((rowTotal) => ({ rowTotal })),
        amounts,
      );
      expect(sumOf(parts.map(({ rowTotal }) => rowTotal))).toBe(amounts.rowTotal);
      expect(sumOf(parts.map(({ discount }) => discount))).toBe(amounts.discount);
      expect(sumOf(parts.map(({ tax }) => tax))).toBe(amounts.tax);
      expect(sumOf(parts.map(({ paid }) => paid))).toBe(amounts.rowTotal - amounts.discount);
      for (const { paid, discount, tax } of parts) {
        expect(Math.min(paid, discount, tax)).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(paid);
      }
    }),
  );
});

test("refunds of single pieces add up to what was paid, in whatever steps they are made", () => {
  const steps = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_00 }), steps, (paid, pieces) => {
      const part = { paid, quantity: sumOf(pieces) };
      let before = 0;
      const refunds = pieces.map((count) => {
        const refund = refundOfPieces(part, { before, pieces: count });
        before += count;
        return refund;
      });
      expect(sumOf(refunds)).toBe(paid);
      expect(Math.min(...refunds)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("shares a discount in proportion to the prices", () => {
  expect(
    partAmounts([{ rowTotal: 329_00 }, { rowTotal: 149_00 }], { rowTotal: 478_00, discount: 47_80, tax: 31_87 }),
  ).toEqual([
    { rowTotal: 329_00, discount: 32_90, tax: 21_94, paid: 296_10 },
    { rowTotal: 149_00, discount: 14_90, tax: 9_93, paid: 134_10 },
  ]);
});
