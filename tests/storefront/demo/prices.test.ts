import { describe, expect, test } from "vitest";
import { filters } from "#configuration/filters.ts";
import { addDays } from "#domain/calendar.ts";
import { lowestOf30Days } from "#domain/price.ts";
import { seedContent } from "#demo/content.ts";
import type { SeedProduct } from "#demo/product.ts";

const { products } = seedContent;

describe("prices", () => {
  const regular = ({ prices }: SeedProduct) => prices.at(-1) ?? { PLN: 0, EUR: 0 };

  test("have the endings usual in their currency, a third below 250 zł and some above 500 zł", () => {
    const priced = products.filter(({ prices, kind }) => prices.length > 0 && kind !== "guides");
    const zloty = priced.map((product) => regular(product).PLN);
    for (const { PLN, EUR } of priced.map(regular)) {
      expect(PLN % 1_00).toBe(0);
      expect([0, 90]).toContain(EUR % 1_00);
      expect(PLN / EUR).toBeGreaterThan(3.5);
      expect(PLN / EUR).toBeLessThan(5);
    }
    expect(zloty.filter((price) => price < 250_00).length).toBeGreaterThan(products.length / 3);
    expect(zloty.filter((price) => price > 500_00).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ["PLN", () => true],
    ["EUR", () => true],
    ["EUR", ({ kind }: SeedProduct) => kind === "prescription-glasses"],
  ] as const)("are in every range of the filter in %s", (currency, isChosen) => {
    const prices = products.filter(isChosen).map((product) => regular(product)[currency]);
    for (const { above, upTo } of filters.priceRanges[currency]) {
      const within = prices.filter((price) => price > (above ?? 0) * 100 && price <= (upTo ?? Infinity) * 100);
      expect(within.length / prices.length, `above ${above}`).toBeGreaterThan(0.03);
    }
  });

  test("are lower for special prices than in the 30 days before, in current, past and future periods", () => {
    const specials = products.flatMap(({ sku, prices, special }) => (special ? [{ sku, prices, special }] : []));
    const opened = "2026-11-20";
    for (const { sku, prices, special } of specials) {
      for (const currency of ["PLN", "EUR"] as const) {
        const history = prices.map((price) => ({
          from: addDays(opened, price.day),
          price: { minor: price[currency], currency },
        }));
        const lowest = lowestOf30Days(history, addDays(opened, special.from))?.reference.minor ?? 0;
        expect(special[currency], sku).toBeLessThan(lowest);
      }
    }
    const running = specials.filter(({ special: { from, to } }) => from < 0 && (to === null || to > 0));
    expect(running.length).toBeGreaterThanOrEqual(15);
    expect(specials.filter(({ special: { from } }) => from > 0).length).toBeGreaterThanOrEqual(3);
    expect(specials.filter(({ special: { to } }) => to !== null && to < 0).length).toBeGreaterThanOrEqual(3);
  });

  test("start on the day of arrival, or 90 days before the opening", () => {
    for (const { sku, arrivalDay, prices, special, parts } of products) {
      if (!parts) expect(prices[0]?.day, sku).toBe(Math.max(arrivalDay, -90));
      if (special) expect(special.from).toBeGreaterThan(arrivalDay + 30);
    }
  });
});
