import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exceedsUnprovenShare, needsConfirmation } from "#domain/order/confirmation.ts";

const rule = { openOrders: 3, openOrdersOfCaller: 30, stockShare: 0.5, unprovenShare: 0.5, freePieces: 2 };
const none = { openOrders: 0, openOrdersOfCaller: 0, piles: [] };

describe("needsConfirmation", () => {
  test.each([
    ["a first order", none, false],
    ["an order after two open ones", { ...none, openOrders: 2 }, false],
    ["an order after three open ones", { ...none, openOrders: 3 }, true],
    ["an order from an address with 29 open ones", { ...none, openOrdersOfCaller: 29 }, false],
    ["an order from an address with 30 open ones", { ...none, openOrdersOfCaller: 30 }, true],
    ["an order of the last piece", { ...none, piles: [{ ordered: 1, held: 0, heldUnproven: 0, available: 1 }] }, false],
    [
      "an order of the last two pieces",
      { ...none, piles: [{ ordered: 2, held: 0, heldUnproven: 0, available: 2 }] },
      false,
    ],
    [
      "an order of the last three pieces",
      { ...none, piles: [{ ordered: 3, held: 0, heldUnproven: 0, available: 3 }] },
      true,
    ],
    [
      "an order of half of the stock",
      { ...none, piles: [{ ordered: 5, held: 0, heldUnproven: 0, available: 10 }] },
      false,
    ],
    [
      "an order of more than half of the stock",
      { ...none, piles: [{ ordered: 6, held: 0, heldUnproven: 0, available: 10 }] },
      true,
    ],
    [
      "an order that exceeds half of the stock together with open ones",
      { ...none, piles: [{ ordered: 1, held: 5, heldUnproven: 5, available: 5 }] },
      true,
    ],
    [
      "a small order when others together hold half of the stock",
      { ...none, piles: [{ ordered: 1, held: 0, heldUnproven: 5, available: 5 }] },
      true,
    ],
    [
      "an order that brings what all hold to half of the stock",
      { ...none, piles: [{ ordered: 1, held: 0, heldUnproven: 4, available: 6 }] },
      false,
    ],
    [
      "an order of a small share of one product and a large share of another",
      {
        ...none,
        piles: [
          { ordered: 1, held: 0, heldUnproven: 0, available: 10 },
          { ordered: 9, held: 0, heldUnproven: 0, available: 10 },
        ],
      },
      true,
    ],
  ])("%s (%o)", (_what, context, needed) => {
    expect(needsConfirmation(context, rule)).toBe(needed);
  });
});

test("unproven orders never hold more than their share, however many senders there are", () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.array(fc.integer({ min: 1, max: 5 })), (total, sizes) => {
      let held = 0;
      for (const ordered of sizes) {
        const pile = { ordered, held: 0, heldUnproven: held, available: total - held };
        if (ordered <= total - held && !exceedsUnprovenShare({ piles: [pile] }, rule)) held += ordered;
      }
      expect(held).toBeLessThanOrEqual(Math.max(rule.freePieces, rule.unprovenShare * total));
    }),
  );
});

test("more open orders or more reserved pieces never remove the need to confirm", () => {
  const few = fc.nat({ max: 30 });
  const context = fc.record({
    openOrders: few,
    openOrdersOfCaller: few,
    piles: fc.array(fc.record({ ordered: few, held: few, heldUnproven: few, available: few }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(context, few, few, (before, orders, held) => {
      fc.pre(needsConfirmation(before, rule));
      const after = {
        openOrders: before.openOrders + orders,
        openOrdersOfCaller: before.openOrdersOfCaller + orders,
        piles: before.piles.map((pile) => ({
          ...pile,
          held: pile.held + held,
          heldUnproven: pile.heldUnproven + held,
        })),
      };
      expect(needsConfirmation(after, rule)).toBe(true);
    }),
  );
});
