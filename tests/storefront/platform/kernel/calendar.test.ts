import { dayOf, hourOf, startOfDay } from "#platform/kernel/calendar.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each([
  ["in winter", "2026-01-15", "2026-01-14T23:00:00.000Z"],
  ["in summer", "2026-07-15", "2026-07-14T22:00:00.000Z"],
  ["when clocks go forward", "2026-03-29", "2026-03-28T23:00:00.000Z"],
  ["after that", "2026-03-30", "2026-03-29T22:00:00.000Z"],
  ["when clocks go back", "2026-10-25", "2026-10-24T22:00:00.000Z"],
  ["after that", "2026-10-26", "2026-10-25T23:00:00.000Z"],
])("starts the day %s (%s) at %s", (_when, day, expected) => {
  expect(startOfDay(day).toISOString()).toBe(expected);
});

test("starts each day at midnight, one millisecond after the previous day ends", () => {
  const days = fc
    .date({ min: new Date("2024-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      const start = startOfDay(day);
      expect([dayOf(start), hourOf(start)]).toEqual([day, 0]);
      expect(dayOf(new Date(start.getTime() - 1)) < day).toBe(true);
    }),
  );
});
