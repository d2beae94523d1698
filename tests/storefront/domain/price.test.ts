import { describe, expect, test } from "vitest";
import {
  defaultPart,
  configurablePrice,
  currentPrice,
  lowestOf30Days,
  omnibusClaim,
  type OmnibusClaim,
  type PriceChange,
  pricePerLitre,
  reduction,
  separatePrice,
} from "#domain/price.ts";
import type { Money } from "#domain/money.ts";
import * as fc from "fast-check";
import * as z from "zod";
import { addDays } from "#domain/calendar.ts";
import { vectors } from "../../vectors/vectors.ts";

describe("currentPrice", () => {
  const zl = (amount: number): Money => ({ minor: amount * 100, currency: "PLN" });
  const at = new Date("2026-05-05T12:00:00Z");
  const before = new Date("2026-05-05T11:59:59Z");
  const after = new Date("2026-05-05T12:00:01Z");

  test.each([
    { name: "no special price", expected: 200 },
    { name: "a special price without start and end", special: 150, expected: 150 },
    { name: "a special price between start and end", special: 150, from: before, to: after, expected: 150 },
    { name: "a special price without a start", special: 150, to: after, expected: 150 },
    { name: "a special price without an end", special: 150, from: before, expected: 150 },
    { name: "a special price that has ended", special: 150, to: before, expected: 200 },
    { name: "a special price that has not started", special: 150, from: after, expected: 200 },
    { name: "a special price at its very start", special: 150, from: at, expected: 200 },
    { name: "a special price at its very end", special: 150, to: at, expected: 200 },
    {
      name: "a day as the end, which ends at midnight before it",
      special: 150,
      to: new Date("2026-05-05"),
      expected: 200,
    },
    { name: "a higher special price", special: 250, expected: 200 },
    { name: "an equal special price", special: 200, expected: 200 },
    { name: "a lower final price", final: 160, expected: 160 },
    { name: "a final price below the special one", final: 120, special: 150, expected: 120 },
    { name: "a special price below the final one", final: 160, special: 150, expected: 150 },
    { name: "a final price above the original", final: 220, expected: 200 },
  ])("with $name is $expected", ({ special, final, from = null, to = null, expected }) => {
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
});

describe("prices of parts", () => {
  const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;
  const part = (minor: number, quantity = 1) => ({ price: zloty(minor), quantity });

  test.each([
    [[part(45_00, 3), part(9_00, 2)], 153_00],
    [[part(199_00), part(149_00), part(39_00)], 387_00],
    [[part(10_05)], 10_05],
    [[], 0],
  ])("separatePrice of %j is the sum of price times quantity", (parts, together) => {
    expect(separatePrice(parts, "PLN")).toEqual(zloty(together));
  });

  test("defaultPart returns the default part, otherwise the first", () => {
    const [a, b] = [
      { sku: "A", isDefault: false },
      { sku: "B", isDefault: true },
    ];
    expect(defaultPart([a, b])).toBe(b);
    expect(defaultPart([a])).toBe(a);
    expect(defaultPart([])).toBeUndefined();
  });
});

describe("pricePerLitre", () => {
  test.each([
    [45_00, 360, 125_00],
    [19_00, 100, 190_00],
    [5_90, 360, 16_39],
    [29_00, 10, 2900_00],
    [0, 100, 0],
  ])("%d for %d ml is %d per litre", (minor, millilitres, expected) => {
    expect(pricePerLitre({ minor, currency: "PLN" }, millilitres)).toEqual({ minor: expected, currency: "PLN" });
  });
});

describe("omnibus", () => {
  const zl = (amount: number): Money => ({ minor: amount * 100, currency: "PLN" });
  const change = (from: string, price: number): PriceChange => ({ from, price: zl(price) });
  const old = change("2026-01-01", 400);

  const held = z.strictObject({ from: z.string(), price: z.number() });
  const promotion = z.strictObject({ history: z.array(held), promoFrom: z.string() });
  const lowest = z.strictObject({ reference: z.number(), from: z.string(), to: z.string(), shortHistory: z.boolean() });

  describe("lowestOf30Days", () => {
    test.each(vectors("law.omnibus.reference", promotion, lowest))(
      "law.omnibus.reference: $name",
      ({ input, expected }) => {
        const history = input.history.map(({ from, price }) => change(from, price));
        expect(lowestOf30Days(history, input.promoFrom)).toEqual({ ...expected, reference: zl(expected.reference) });
      },
    );

    test.each([
      {
        name: "ignores a low price that ended the day before the period",
        history: [old, change("2026-10-10", 250), change("2026-10-21", 400), change("2026-11-20", 300)],
        start: "2026-11-20",
        expected: { reference: 400, from: "2026-10-21", to: "2026-11-19", shortHistory: false },
      },
      {
        name: "includes a low price that was replaced on the same day",
        history: [old, change("2026-11-19", 320), change("2026-11-19", 400), change("2026-11-20", 300)],
        start: "2026-11-20",
        expected: { reference: 320, from: "2026-10-21", to: "2026-11-19", shortHistory: false },
      },
      {
        name: "includes a price of a few hours on the first day of the period",
        history: [old, change("2026-10-21", 310), change("2026-10-21", 400), change("2026-11-20", 300)],
        start: "2026-11-20",
        expected: { reference: 310, from: "2026-10-21", to: "2026-11-19", shortHistory: false },
      },
    ])("$name", ({ history, start, expected }) => {
      const { reference, ...window } = expected;
      expect(lowestOf30Days(history, start)).toEqual({ reference: zl(reference), ...window });
      expect(lowestOf30Days(history.toReversed(), start)?.from).toBe(window.from);
    });

    test.each([[[]], [[change("2026-11-20", 300)]]])(
      "returns null for a product that was not offered before (%j)",
      (history) => {
        expect(lowestOf30Days(history, "2026-11-20")).toBeNull();
      },
    );

    test("is the lowest of the prices that were valid within the period", () => {
      const days = fc.integer({ min: -90, max: 5 });
      const changes = fc.uniqueArray(fc.tuple(days, fc.integer({ min: 1, max: 500 })), { selector: ([day]) => day });
      fc.assert(
        fc.property(changes, (given) => {
          const start = "2026-11-20";
          const history = given.map(([day, price]) => change(addDays(start, day), price));
          const held = new Set(Array.from({ length: 30 }, (_, back) => priceOn(history, addDays(start, -1 - back))));
          held.delete(null);
          const lowest = lowestOf30Days(history, start)?.reference.minor ?? null;
          expect(lowest).toBe(held.size === 0 ? null : Math.min(...[...held].map((price) => price ?? 0)));
        }),
      );
    });
  });

  /** Returns the price on a day, computed independently of the tested function. */
  function priceOn(history: readonly PriceChange[], day: string): number | null {
    const begun = history.filter(({ from }) => from <= day).toSorted((a, b) => a.from.localeCompare(b.from));
    return begun.at(-1)?.price.minor ?? null;
  }

  const prices = z.strictObject({ ref: z.nullable(z.number()), promo: z.number() });
  const announced = z.discriminatedUnion("claim", [
    z.strictObject({ claim: z.literal("PERCENT"), percent: z.number(), saving: z.number(), ref: z.number() }),
    z.strictObject({ claim: z.literal("NO_REDUCTION_CLAIM"), ref: z.number() }),
    z.strictObject({ claim: z.literal("NONE") }),
  ]);

  /** Converts a claim of the test vectors. */
  function claimOf(vector: z.infer<typeof announced>): OmnibusClaim {
    if (vector.claim === "NONE") return { claim: "none" };
    const reference = zl(vector.ref);
    if (vector.claim === "NO_REDUCTION_CLAIM") return { claim: "no-reduction", reference };
    return { claim: "percent", percent: vector.percent, saving: zl(vector.saving), reference };
  }

  test.each(vectors("law.omnibus.claim", prices, announced))("law.omnibus.claim: $name", ({ input, expected }) => {
    expect(omnibusClaim(input.ref === null ? null : zl(input.ref), zl(input.promo))).toEqual(claimOf(expected));
  });

  test.each([
    [300, 200, { claim: "percent", percent: 33, saving: zl(100), reference: zl(300) }],
    [300, 100, { claim: "percent", percent: 66, saving: zl(200), reference: zl(300) }],
    [300, 310, { claim: "no-reduction", reference: zl(300) }],
  ])("omnibusClaim for a reference of %j and a promotion of %d is %j", (reference, promotion, expected) => {
    expect(omnibusClaim(zl(reference), zl(promotion))).toEqual(expected);
  });

  test.each([
    [400, 300, { lowestOf30Days: zl(400) }],
    [300, 300, null],
    [250, 300, null],
    [null, 300, null],
  ])("reduction with a lowest price of %j and a current price of %d is %j", (before, current, expected) => {
    const lowest = before === null ? null : lowestOf30Days([change("2026-01-01", before)], "2026-11-20");
    expect(reduction(zl(current), lowest)).toEqual(expected);
  });

  test.each([
    ["2026-11-20", -30, "2026-10-21"],
    ["2026-03-29", 1, "2026-03-30"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
  ])("addDays of %s and %d is %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each(["2026-2-1", "2026-02-30T00:00", "yesterday", ""])("addDays refuses %j", (day) => {
    expect(() => addDays(day, 1)).toThrow(RangeError);
  });
});
