import { describe, expect, test } from "vitest";
import { cardNumber, pointsOf, resetLink } from "#domain/customer/customer.ts";
import * as fc from "fast-check";
import type { Money } from "#domain/money.ts";

describe("resetLink", () => {
  const anna = { email: "anna+shop@example.com", token: "a_b-C1" };

  test("reads a link from a mail", () => {
    expect(resetLink(`#${new URLSearchParams({ ...anna })}`)).toEqual(anna);
  });

  test.each([
    ["an empty fragment", ""],
    ["only a #", "#"],
    ["the fragment of a heading", "#main"],
    ["a link without a token", "#email=anna%40example.com"],
    ["an empty token", "#email=anna%40example.com&token="],
    ["a link without an address", "#token=abc"],
    ["an invalid address", "#email=anna&token=abc"],
  ])("returns null for %s", (_name, fragment) => expect(resetLink(fragment)).toBeNull());
});

describe("LoyaltyCard", () => {
  const amounts = { PLN: 1000, EUR: 250, USD: 250 };
  const zl = (minor: number): Money => ({ minor, currency: "PLN" });

  test.each<[string, readonly Money[], number]>([
    ["no orders", [], 0],
    ["an amount below one point", [zl(9_99)], 0],
    ["exactly one point", [zl(10_00)], 1],
    ["remainders, which are dropped for each order", [zl(19_99), zl(19_99)], 2],
    ["several currencies", [zl(334_00), { minor: 75_00, currency: "EUR" }], 63],
  ])("pointsOf counts %s", (_name, orders, points) => expect(pointsOf(orders, amounts)).toBe(points));

  test.each([
    [0, "2900000000001"],
    [1, "2900000000018"],
    [9_999_999_999, "2999999999991"],
  ])("cardNumber of %d is %s", (random, number) => expect(cardNumber(random)).toBe(number));

  test("the check digit detects every single misread digit", () => {
    const isValid = (number: string) => cardNumber(Number(number.slice(2, 12))) === number;
    fc.assert(
      fc.property(
        fc.nat(9_999_999_999),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (random, at, by) => {
          const number = cardNumber(random);
          const misread = number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);
          return isValid(number) && !isValid(misread);
        },
      ),
    );
  });
});
