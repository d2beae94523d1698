import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, compare, type Money, multiply, percentOf, subtract, sum, zero } from "#domain/money.ts";
import { formatDecimal, fromDecimal } from "#domain/decimal.ts";

const pln = (minor: number): Money => ({ minor, currency: "PLN" });
const eur = (minor: number): Money => ({ minor, currency: "EUR" });
const minor = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });

test.each([
  [percentOf(pln(399_00), 8), 31_92],
  [percentOf(pln(50), 1), 1],
  [percentOf(pln(49), 1), 0],
  [percentOf(pln(-50), 1), -1],
  [percentOf(pln(-49), 1), 0],
  [percentOf(pln(10_000_00), 0.0001), 1],
  [percentOf(pln(1_00), 7.25), 7],
  [percentOf(pln(99_99), 23), 23_00],
  [percentOf(pln(1_15), 100), 1_15],
  [multiply(pln(199_00), 3), 597_00],
  [multiply(pln(199_00), 0), 0],
  [multiply(pln(-5), 0), 0],
])("%j is %d", (amount, expected) => {
  expect(amount).toEqual(pln(expected));
});

test("the sum of no amounts is zero in the given currency", () => expect(sum([], "EUR")).toEqual(eur(0)));

test.each<[name: string, mixed: () => unknown]>([
  ["adding", () => add(pln(1), eur(1))],
  ["subtracting", () => subtract(pln(1), eur(1))],
  ["comparing", () => compare(pln(1), eur(1))],
  ["summing", () => sum([pln(1), eur(1)], "PLN")],
  ["summing into another currency", () => sum([pln(1)], "EUR")],
])("%s two currencies throws", (_name, mixed) => {
  expect(mixed).toThrow(TypeError);
});

test("multiplying by a fraction throws", () => expect(() => multiply(pln(1), 0.5)).toThrow(RangeError));

describe("laws", () => {
  test("addition is commutative, and subtraction reverses it", () => {
    fc.assert(
      fc.property(minor, minor, minor, (a, b, c) => {
        expect(sum([pln(a), pln(b), pln(c)], "PLN")).toEqual(sum([pln(c), pln(a), pln(b)], "PLN"));
        expect(subtract(add(pln(a), pln(b)), pln(b))).toEqual(pln(a));
      }),
    );
  });

  test("multiplying equals adding repeatedly", () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 20 }), (price, quantity) => {
        const pieces = Array.from({ length: quantity }, () => pln(price));
        expect(multiply(pln(price), quantity)).toEqual(sum(pieces, "PLN"));
      }),
    );
  });

  test("a percentage of a refund is the negative of the price's, within half a grosz", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_00 }),
        fc.integer({ min: 0, max: 100_00 }),
        (price, hundredths) => {
          const share = percentOf(pln(price), hundredths / 100);
          expect(add(share, percentOf(pln(-price), hundredths / 100))).toEqual(zero("PLN"));
          expect(Math.abs(share.minor * 10_000 - price * hundredths)).toBeLessThanOrEqual(5_000);
        },
      ),
    );
  });
});

test.each([
  [179_50, "179.50"],
  [5, "0.05"],
  [0, "0.00"],
  [-10_00, "-10.00"],
  [-5, "-0.05"],
  [1_234_567_89, "1234567.89"],
])("formats %d minor units as %s", (amount, expected) => {
  expect(formatDecimal(pln(amount))).toBe(expected);
});

test.each([
  [184.5, 184_50],
  ["184.50", 184_50],
  ["184", 184_00],
  [0, 0],
  ["0", 0],
  [-10, -10_00],
  [121.951219512195, 121_95],
  [1.005, 1_01],
  [1.004999, 1_00],
  ["-1.005", -1_01],
  [1e-7, 0],
  [-1e-9, 0],
  [0.1 + 0.2, 30],
])("reads %j as %d minor units", (decimal, expected) => {
  expect(fromDecimal(decimal, "PLN")).toEqual(pln(expected));
});

test.each(["", "12,50", "1e3", " 1", "zł", Number.NaN, Number.POSITIVE_INFINITY, 1e21, "99999999999999999"])(
  "refuses %j as an amount",
  (decimal) => {
    expect(() => fromDecimal(decimal, "PLN")).toThrow(RangeError);
  },
);

test("reads back every formatted amount, as text and as a number", () => {
  fc.assert(
    fc.property(minor, (amount) => {
      const written = formatDecimal(pln(amount));
      expect(fromDecimal(written, "PLN")).toEqual(pln(amount));
      expect(fromDecimal(Number(written), "PLN")).toEqual(pln(amount));
    }),
  );
});
