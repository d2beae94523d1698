import { expect, test } from "vitest";
import { configurablePrice, currentPrice } from "#domain/price/currentPrice.ts";
import type { Money } from "#domain/money/money.ts";

const zl = (amount: number): Money => ({ minor: amount * 100, currency: "PLN" });
const at = new Date("2026-05-05T12:00:00Z");
const before = new Date("2026-05-05T11:59:59Z");
const after = new Date("2026-05-05T12:00:01Z");

test.each([
  { name: "no special price", expected: 200 },
  { name: "a window open on both sides", special: 150, expected: 150 },
  { name: "inside the window", special: 150, from: before, to: after, expected: 150 },
  { name: "open towards the past", special: 150, to: after, expected: 150 },
  { name: "open towards the future", special: 150, from: before, expected: 150 },
  { name: "a window past", special: 150, to: before, expected: 200 },
  { name: "a window still to come", special: 150, from: after, expected: 200 },
  { name: "the moment at which it begins", special: 150, from: at, expected: 200 },
  { name: "the moment at which it ends", special: 150, to: at, expected: 200 },
  { name: "a day as its end: over at that midnight", special: 150, to: new Date("2026-05-05"), expected: 200 },
  { name: "a higher special price", special: 250, expected: 200 },
  { name: "an equal special price", special: 200, expected: 200 },
  { name: "a lower final price", final: 160, expected: 160 },
  { name: "a final price below the special one", final: 120, special: 150, expected: 120 },
  { name: "a special price below the final one", final: 160, special: 150, expected: 150 },
  { name: "a final price above the original", final: 220, expected: 200 },
])("$name: $expected", ({ special, final, from = null, to = null, expected }) => {
  const prices = {
    original: zl(200),
    final: final === undefined ? null : zl(final),
    special: special === undefined ? null : { amount: zl(special), from, to },
  };
  expect(currentPrice(prices, at)).toEqual(zl(expected));
});

test.each([
  [200, [220, 180, 190], 180],
  [0, [220, 180], 180],
  [200, [220, 210], 200],
  [200, [200], 200],
  [200, [], 200],
  [0, [], 0],
])("a product of %d with variants of %j costs from %d", (own, variants, expected) => {
  expect(configurablePrice(zl(own), variants.map(zl))).toEqual(zl(expected));
});
