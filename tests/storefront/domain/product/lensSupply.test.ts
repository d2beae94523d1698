import type { LensOrder } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Money } from "#domain/money.ts";
import { lensOrderSummary, lensUnitPrices } from "#domain/product/lensSupply.ts";
import type { LensPack } from "#domain/product/product.ts";

const pln = (minor: number): Money => ({ minor, currency: "PLN" });
const packs = {
  daily: { period: "daily", pieces: 30, color: "sea" },
  twoWeekly: { period: "two-weekly", pieces: 6, color: "sea" },
  monthly: { period: "monthly", pieces: 3, color: "sea" },
} as const satisfies Record<string, LensPack>;

const order = (right: number | null, left: number | null): LensOrder => {
  const lenses = (boxes: number | null) => (boxes === null ? null : { lens: { power: -2 }, boxes });
  return { right: lenses(right), left: lenses(left), dominant: null };
};

describe("lensUnitPrices", () => {
  test.each([
    ["daily", 11_900, 397, 397],
    ["twoWeekly", 8900, 1483, 106],
    ["monthly", 7900, 2633, 88],
  ] as const)("of %s lenses", (name, price, perLens, perDay) => {
    expect(lensUnitPrices(pln(price), packs[name])).toEqual({ perLens: pln(perLens), perDay: pln(perDay) });
  });
});

describe("lensOrderSummary", () => {
  test("adds the boxes of both eyes, whose supplies differ", () => {
    expect(lensOrderSummary(order(2, 1), pln(7900), packs.monthly)).toEqual({
      boxes: 3,
      total: pln(23_700),
      perDay: pln(176),
      supply: [
        { eye: "right", days: 180 },
        { eye: "left", days: 90 },
      ],
    });
  });

  test("leaves out an eye without a lens", () => {
    const { boxes, supply } = lensOrderSummary(order(null, 4), pln(7900), packs.daily);
    expect({ boxes, supply }).toEqual({ boxes: 4, supply: [{ eye: "left", days: 120 }] });
  });

  test("twice the boxes cost twice as much and last twice as long, at the same price per day", () => {
    const boxes = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(boxes, boxes, fc.integer({ min: 1, max: 100_000 }), (right, left, price) => {
        const once = lensOrderSummary(order(right, left), pln(price), packs.twoWeekly);
        const twice = lensOrderSummary(order(2 * right, 2 * left), pln(price), packs.twoWeekly);
        expect(twice.total.minor).toBe(2 * once.total.minor);
        expect(twice.perDay).toEqual(once.perDay);
        expect(twice.supply.map(({ days }) => days)).toEqual(once.supply.map(({ days }) => 2 * days));
      }),
    );
  });
});
