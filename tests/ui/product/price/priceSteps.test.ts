import * as fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, daysLater, priceChartPaths, priceSpans } from "../../../../ui/product/price/priceSteps.ts";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;
const today = "2026-11-22";

test("a price applies until the day before the next one", () => {
  const history = [
    { from: "2026-11-01", price: zloty(349_00) },
    { from: "2026-11-16", price: zloty(239_00) },
  ];
  expect(priceSpans(history, today, 90)).toEqual([
    { from: "2026-11-01", to: "2026-11-15", price: zloty(349_00) },
    { from: "2026-11-16", to: today, price: zloty(239_00) },
  ]);
});

test("ignores prices that are too old, in the future, replaced on the same day, or unchanged", () => {
  const history = [
    { from: "2026-01-01", price: zloty(1_00) },
    { from: "2026-02-01", price: zloty(349_00) },
    { from: "2026-11-10", price: zloty(349_00) },
    { from: "2026-11-16", price: zloty(9_00) },
    { from: "2026-11-16", price: zloty(239_00) },
    { from: "2026-12-01", price: zloty(500_00) },
  ];
  expect(priceSpans(history, today, 90)).toEqual([
    { from: "2026-08-25", to: "2026-11-15", price: zloty(349_00) },
    { from: "2026-11-16", to: today, price: zloty(239_00) },
  ]);
});

test("counts days across a clock change", () => {
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysLater("2026-03-28", 2)).toBe("2026-03-30");
});

const history = fc.array(
  fc.record({
    from: fc.integer({ min: -200, max: 20 }).map((days) => daysLater(today, days)),
    price: fc.integer({ min: 1, max: 1_000_00 }).map(zloty),
  }),
  { maxLength: 12 },
);

test("returns consecutive spans up to today", () => {
  fc.assert(
    fc.property(history, (steps) => {
      const spans = priceSpans(steps, today, 90);
      spans.forEach(({ from, to }, index) => {
        expect(from <= to).toBe(true);
        expect(to).toBe(spans[index + 1] ? daysLater(spans[index + 1]?.from ?? to, -1) : today);
      });
      expect(spans.length > 0).toBe(steps.some(({ from }) => from <= today));
    }),
  );
});

test("draws everything within the view box", () => {
  fc.assert(
    fc.property(history, (steps) => {
      const lowest = steps[0]?.price.minor ?? 1;
      const window = { from: daysLater(today, -40), to: daysLater(today, -10), lowest };
      const drawn = priceChartPaths(priceSpans(steps, today, 90), window);
      const figures = `${drawn.steps} ${drawn.window}`.match(/-?[\d.]+/g) ?? [];
      for (const figure of figures.map(Number)) {
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(900);
      }
    }),
  );
});
