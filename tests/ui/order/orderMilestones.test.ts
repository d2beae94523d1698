import { assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type OrderFulfillment,
  type OrderPaymentTime,
  orderSteps,
  type OrderTimelineStatus,
} from "../../../ui/order/orderMilestones.ts";

const states = (
  course: OrderFulfillment,
  standing: OrderTimelineStatus,
  reached: readonly string[] = [],
  payment?: OrderPaymentTime,
) => orderSteps(course, standing, reached, payment).map(({ milestone, state }) => `${milestone} ${state}`);

describe("orderSteps", () => {
  it("returns the steps of the laboratory for prescription glasses", () => {
    expect(states("laboratory", "cutting")).toEqual([
      "ordered done",
      "paid done",
      "prescription done",
      "cutting current",
      "fitting next",
      "quality next",
      "shipped next",
      "delivered next",
    ]);
  });

  it("leaves out the steps of the laboratory for orders from stock", () => {
    expect(states("stock", "shipped")).toEqual(["ordered done", "paid done", "shipped current", "delivered next"]);
  });

  it("treats a laboratory step of an order from stock as the last step before shipping", () => {
    expect(states("stock", "quality")).toEqual(["ordered done", "paid current", "shipped next", "delivered next"]);
  });

  it("returns the prescription as the current step while it is on hold", () => {
    expect(states("laboratory", "prescription-held").slice(1, 4)).toEqual([
      "paid done",
      "prescription current",
      "cutting next",
    ]);
  });

  it("returns the milestones reached and the end for a canceled or refunded order", () => {
    expect(states("laboratory", "canceled")).toEqual(["ordered done", "canceled current"]);
    expect(states("stock", "refunded", ["ordered", "paid", "shipped", "delivered", "refunded"])).toEqual([
      "ordered done",
      "paid done",
      "shipped done",
      "delivered done",
      "refunded current",
    ]);
  });

  it.each([
    ["ordered", [], ["ordered current", "shipped next", "delivered next"]],
    ["shipped", ["ordered"], ["ordered done", "shipped current", "delivered next"]],
    // The shopper has paid it online all the same.
    ["paid", ["ordered"], ["ordered done", "paid current", "shipped next", "delivered next"]],
    ["shipped", ["ordered", "paid"], ["ordered done", "paid done", "shipped current", "delivered next"]],
    ["canceled", ["ordered"], ["ordered done", "canceled current"]],
  ] as const)("counts no payment before the delivery that pays the order: %s after %j", (standing, reached, steps) => {
    expect(states("stock", standing, reached, "on-delivery")).toEqual(steps);
  });

  it("returns exactly one current step, after the done ones and before the next ones", () => {
    const standings = constantFrom<OrderTimelineStatus>(
      "ordered",
      "paid",
      "prescription",
      "prescription-held",
      "cutting",
      "fitting",
      "quality",
      "shipped",
      "delivered",
      "canceled",
      "refunded",
    );
    assert(
      property(constantFrom<OrderFulfillment>("laboratory", "stock"), standings, (course, standing) => {
        const all = orderSteps(course, standing, []).map(({ state }) => state);
        const current = all.indexOf("current");
        expect(all.lastIndexOf("current")).toBe(current);
        expect(current).toBeGreaterThanOrEqual(0);
        expect(all.slice(0, current).every((state) => state === "done")).toBe(true);
        expect(all.slice(current + 1).every((state) => state === "next")).toBe(true);
      }),
    );
  });
});
