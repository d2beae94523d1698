import { describe, expect, test } from "vitest";
import { claimsEnd, deadlines } from "#domain/retention.ts";
import type { OrderStatus } from "#domain/order/order.ts";

describe("deadlines", () => {
  const periods = {
    claimYears: 3,
    idleMonths: 24,
    mailDays: 90,
    doneJobDays: 30,
    unconfirmedDays: 7,
    vatVerdictDays: 1,
    callerDays: 2,
    guestCartDays: 30,
  };

  test("are the periods before now, in calendar years and months or in days", () => {
    const at = (day: string) => new Date(`${day}T03:00:00Z`);
    expect(deadlines(at("2028-02-29"), periods)).toEqual({
      claims: at("2025-02-28"),
      idle: at("2026-02-28"),
      mails: at("2027-12-01"),
      doneJobs: at("2028-01-30"),
      unconfirmed: at("2028-02-22"),
      vatVerdicts: at("2028-02-28"),
      callers: at("2028-02-27"),
      guestCarts: at("2028-01-30"),
    });
  });
});

describe("claimsEnd", () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const placed: readonly [OrderStatus, string] = ["pending", "2026-01-05"];

  /** Three years after delivery (docs/specification/law.md#law-14). */
  test.each<{ name: string; steps: readonly (readonly [OrderStatus, string])[]; end: string }>([
    {
      name: "of a delivered order",
      steps: [placed, ["paid", "2026-01-06"], ["shipped", "2026-01-10"], ["completed", "2026-01-24"]],
      end: "2029-01-24",
    },
    { name: "of a shipped order", steps: [placed, ["shipped", "2026-01-10"]], end: "2029-01-10" },
    {
      name: "of a delivered and refunded order",
      steps: [placed, ["shipped", "2026-01-10"], ["refunded", "2026-02-20"]],
      end: "2029-01-10",
    },
    { name: "of a canceled order", steps: [placed, ["canceled", "2026-01-12"]], end: "2029-01-12" },
    {
      name: "of a canceled and refunded order",
      steps: [placed, ["paid", "2026-01-06"], ["canceled", "2026-01-12"], ["refunded", "2026-01-15"]],
      end: "2029-01-12",
    },
    {
      name: "of a delivered order with later notes",
      steps: [placed, ["completed", "2026-01-24"], ["completed", "2027-06-01"]],
      end: "2029-01-24",
    },
    {
      name: "of an order that was not shipped, counted from its last entry",
      steps: [placed, ["paid", "2026-01-06"], ["paid", "2026-03-01"]],
      end: "2029-03-01",
    },
    { name: "of an order shipped on a leap day", steps: [["shipped", "2028-02-29"]], end: "2031-02-28" },
  ])("the time for claims $name ends on $end", ({ steps, end }) => {
    const history = steps.map(([status, day]) => ({ status, at: at(day) }));
    expect(claimsEnd(history, 3)).toEqual(at(end));
    // The order of the entries does not matter.
    expect(claimsEnd(history.toReversed(), 3)).toEqual(at(end));
  });

  test("is null without a history", () => {
    expect(claimsEnd([], 3)).toBeNull();
  });
});
