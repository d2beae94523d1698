import { expect, test } from "vitest";
import { cycleAfter, cycleDate, isOver } from "#domain/subscription.ts";

test.each([
  { from: "2026-11-20", cycle: 0, date: "2026-11-20" },
  { from: "2026-11-20", cycle: 2, date: "2027-01-20" },
  { from: "2027-01-31", cycle: 1, date: "2027-02-28" },
  { from: "2027-01-31", cycle: 2, date: "2027-03-31" },
  { from: "2028-01-30", cycle: 1, date: "2028-02-29" },
  { from: "2026-12-31", cycle: 12, date: "2027-12-31" },
])("cycle $cycle of a subscription from $from is due on $date", ({ from, cycle, date }) => {
  expect(cycleDate(new Date(`${from}T09:30:00Z`), cycle, 1)).toEqual(new Date(`${date}T09:30:00Z`));
});

test("isOver is true for canceled and completed subscriptions", () => {
  const all = ["pending", "active", "paused", "canceled", "completed"] as const;
  expect(all.filter(isOver)).toEqual(["canceled", "completed"]);
});

test.each([
  { from: "2026-11-20", moment: "2026-11-01", cycle: 1 },
  { from: "2026-11-20", moment: "2026-12-19", cycle: 1 },
  { from: "2026-11-20", moment: "2026-12-20", cycle: 2 },
  { from: "2027-01-31", moment: "2027-02-28", cycle: 2 },
])("the first cycle date after $moment of a subscription from $from is number $cycle", ({ from, moment, cycle }) => {
  expect(cycleAfter(new Date(from), new Date(moment), 1)).toBe(cycle);
});
