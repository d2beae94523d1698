import { describe, expect, test } from "vitest";
import { cardNumber, pointsOf, resetLink } from "#domain/customer/customer.ts";
import * as fc from "fast-check";
import type { Money } from "#domain/money.ts";

describe("resetLink", () => {
  const anna = { email: "anna+shop@example.com", token: "a_b-C1" };

  test("a link is read as its mail has written it", () => {
    expect(resetLink(`#${new URLSearchParams({ ...anna })}`)).toEqual(anna);
  });

  test.each([
    ["nothing", ""],
    ["the sign alone", "#"],
    ["another place of the page", "#main"],
    ["no token", "#email=anna%40example.com"],
    ["an empty token", "#email=anna%40example.com&token="],
    ["no address", "#token=abc"],
    ["an address that is none", "#email=anna&token=abc"],
  ])("%s is no link", (_name, fragment) => expect(resetLink(fragment)).toBeNull());
});

describe("loyaltyCard", () => {
  const amounts = { PLN: 1000, EUR: 250, USD: 250 };
  const zl = (minor: number): Money => ({ minor, currency: "PLN" });

  test.each<[string, readonly Money[], number]>([
    ["no orders", [], 0],
    ["an amount below a point", [zl(9_99)], 0],
    ["exactly one", [zl(10_00)], 1],
    ["what is left over", [zl(19_99), zl(19_99)], 2],
    ["several currencies", [zl(334_00), { minor: 75_00, currency: "EUR" }], 63],
  ])("%s", (_name, orders, points) => expect(pointsOf(orders, amounts)).toBe(points));

  test.each([
    [0, "2900000000001"],
    [1, "2900000000018"],
    [9_999_999_999, "2999999999991"],
  ])("the card of %d is %s", (drawn, number) => expect(cardNumber(drawn)).toBe(number));

  test("a scanner that misreads one digit notices it", () => {
    const isValid = (number: string) => cardNumber(Number(number.slice(2, 12))) === number;
    fc.assert(
      fc.property(
        fc.nat(9_999_999_999),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (drawn, at, by) => {
          const number = cardNumber(drawn);
          const misread = number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);
          return isValid(number) && !isValid(misread);
        },
      ),
    );
  });
});
