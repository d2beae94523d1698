import { expect, test } from "vitest";
import { monthsLater } from "#domain/calendar.ts";

test.each([
  { from: "2026-11-20", months: 0, day: "2026-11-20" },
  { from: "2026-11-30", months: 3, day: "2027-02-28" },
  { from: "2028-02-29", months: 36, day: "2031-02-28" },
  { from: "2028-02-29", months: -24, day: "2026-02-28" },
  { from: "2026-01-31", months: -2, day: "2025-11-30" },
])("$months months after $from is $day", ({ from, months, day }) => {
  expect(monthsLater(new Date(`${from}T09:30:00Z`), months)).toEqual(new Date(`${day}T09:30:00Z`));
});
