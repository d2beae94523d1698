import { assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { type OrderCourse, type OrderStanding, orderSteps } from "../../../ui/order/orderMilestones.ts";

const states = (course: OrderCourse, standing: OrderStanding, reached: readonly string[] = []) =>
  orderSteps(course, standing, reached).map(({ milestone, state }) => `${milestone} ${state}`);

describe("orderSteps", () => {
  it("leads prescription glasses through the laboratory", () => {
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

  it("sends what lies in stock without it", () => {
    expect(states("stock", "shipped")).toEqual(["ordered done", "paid done", "shipped current", "delivered next"]);
  });

  it("reads a step of the laboratory, where there is none, as not yet shipped", () => {
    expect(states("stock", "quality")).toEqual(["ordered done", "paid current", "shipped next", "delivered next"]);
  });

  it("stands at the prescription while that is held", () => {
    expect(states("laboratory", "prescription-held").slice(1, 4)).toEqual([
      "paid done",
      "prescription current",
      "cutting next",
    ]);
  });

  it("promises nothing after an end, and shows what was reached before", () => {
    expect(states("laboratory", "canceled")).toEqual(["ordered done", "canceled current"]);
    expect(states("stock", "refunded", ["ordered", "paid", "shipped", "delivered", "refunded"])).toEqual([
      "ordered done",
      "paid done",
      "shipped done",
      "delivered done",
      "refunded current",
    ]);
  });

  it("has exactly one current step, with done ones before it and coming ones after it", () => {
    const standings = constantFrom<OrderStanding>(
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
      property(constantFrom<OrderCourse>("laboratory", "stock"), standings, (course, standing) => {
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
