import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { needsConfirmation } from "#domain/order/confirmation.ts";

const rule = { openOrders: 3, openOrdersOfCaller: 30, stockShare: 0.5, freePieces: 2 };
const none = { openOrders: 0, openOrdersOfCaller: 0, piles: [] };

describe("an order that is paid at the door", () => {
  test.each([
    ["the first of somebody", none, false],
    ["with two open ones before it", { ...none, openOrders: 2 }, false],
    ["with three open ones before it", { ...none, openOrders: 3 }, true],
    ["from an office with twenty-nine open ones", { ...none, openOrdersOfCaller: 29 }, false],
    ["from an address with thirty open ones", { ...none, openOrdersOfCaller: 30 }, true],
    ["for the last piece", { ...none, piles: [{ ordered: 1, held: 0, available: 1 }] }, false],
    ["for the last two pieces", { ...none, piles: [{ ordered: 2, held: 0, available: 2 }] }, false],
    ["for the last three pieces", { ...none, piles: [{ ordered: 3, held: 0, available: 3 }] }, true],
    ["for half of the stock", { ...none, piles: [{ ordered: 5, held: 0, available: 10 }] }, false],
    ["for more than half of the stock", { ...none, piles: [{ ordered: 6, held: 0, available: 10 }] }, true],
    ["that with open ones takes more than half", { ...none, piles: [{ ordered: 1, held: 5, available: 5 }] }, true],
    [
      "for a little of one product and much of another",
      {
        ...none,
        piles: [
          { ordered: 1, held: 0, available: 10 },
          { ordered: 9, held: 0, available: 10 },
        ],
      },
      true,
    ],
  ])("%s: %o", (_what, context, needed) => {
    expect(needsConfirmation(context, rule)).toBe(needed);
  });
});

test("more open orders, or more of them holding the goods, never make an order less suspicious", () => {
  const few = fc.nat({ max: 30 });
  const context = fc.record({
    openOrders: few,
    openOrdersOfCaller: few,
    piles: fc.array(fc.record({ ordered: few, held: few, available: few }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(context, few, few, (before, orders, held) => {
      fc.pre(needsConfirmation(before, rule));
      const after = {
        openOrders: before.openOrders + orders,
        openOrdersOfCaller: before.openOrdersOfCaller + orders,
        piles: before.piles.map((pile) => ({ ...pile, held: pile.held + held })),
      };
      expect(needsConfirmation(after, rule)).toBe(true);
    }),
  );
});
