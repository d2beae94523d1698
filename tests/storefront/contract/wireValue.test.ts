import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { list, listOf } from "#contract/wireValue.ts";

describe("an empty JSON object where a list is expected", () => {
  const required = z.object({ items: list(z.string()) });

  test.each([
    [{ items: {} }, []],
    [{ items: [] }, []],
    [{ items: ["a"] }, ["a"]],
  ])("%j is read as %j", (wire, items) => {
    expect(required.parse(wire)).toEqual({ items });
    expect(z.object({ items: listOf(z.string()) }).parse(wire)).toEqual({ items });
  });

  test.each([{ items: { 0: "a" } }, { items: "a" }, { items: null }, {}])("%j is refused", (wire) => {
    expect(required.safeParse(wire).success).toBe(false);
  });

  test.each(["cartPull", "paymentMethods", "shippingMethods", "stockList"] as const)(
    "is an empty list in the answer of %s",
    (call) => {
      expect(endpoints[call].result("PLN").parse({})).toEqual([]);
    },
  );

  test("is an empty list inside an answer", () => {
    const { orderHistory } = endpoints;
    expect(orderHistory.result("PLN").parse({ items: {}, total_count: 0 })).toEqual({ orders: [], total: 0 });
  });
});
