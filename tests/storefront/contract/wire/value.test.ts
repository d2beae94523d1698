import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { list, optionalList, readAmount, toWireAmount, wireAmount } from "#contract/wire/value.ts";
import { assert, integer, property } from "fast-check";

describe("list", () => {
  describe("an empty JSON object where a list is expected", () => {
    const required = z.object({ items: list(z.string()) });

    test.each([
      [{ items: {} }, []],
      [{ items: [] }, []],
      [{ items: ["a"] }, ["a"]],
    ])("reads %j as %j", (wire, items) => {
      expect(required.parse(wire)).toEqual({ items });
      expect(z.object({ items: optionalList(z.string()) }).parse(wire)).toEqual({ items });
    });

    test.each([{ items: { 0: "a" } }, { items: "a" }, { items: null }, {}])("refuses %j", (wire) => {
      expect(required.safeParse(wire).success).toBe(false);
    });

    test.each(["cartPull", "paymentMethods", "shippingMethods", "stockList"] as const)(
      "is read as an empty list in the answer of %s",
      (call) => {
        expect(endpoints[call].result("PLN").parse({})).toEqual([]);
      },
    );

    test("is read as an empty list within an answer", () => {
      const { orderHistory } = endpoints;
      expect(orderHistory.result("PLN").parse({ items: {}, total_count: 0 })).toEqual({ orders: [], total: 0 });
    });
  });
});

describe("amount", () => {
  test("reads amounts as they were written", () => {
    assert(
      property(integer({ min: -100_000_000_000, max: 100_000_000_000 }), (minor) => {
        const wire: unknown = JSON.parse(JSON.stringify(toWireAmount({ minor, currency: "PLN" })));
        expect(readAmount(wireAmount.parse(wire), "PLN")).toEqual({ minor: minor + 0, currency: "PLN" });
      }),
    );
  });

  test.each([
    [319.2, 319_20],
    [0.1 + 0.2, 30],
    [1.005, 1_01],
    [-0.001, 0],
  ])("reads %d as %d minor units", (major, minor) => {
    expect(readAmount(major, "EUR")).toEqual({ minor, currency: "EUR" });
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [1e21], ["5.00"]])("refuses %s as an amount", (value) => {
    expect(wireAmount.safeParse(value).success).toBe(false);
  });
});
