import type { OpeningHours } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  appointmentMinutes,
  appointmentReasons,
  freeDays,
  isFree,
  nearestTimes,
  reasonFor,
  type TakenTime,
} from "#domain/salon/appointment.ts";

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const week: OpeningHours["week"] = [
  ...workdays.map((dayOfWeek) => ({ dayOfWeek, opens: "09:00", closes: "11:00" })),
  { dayOfWeek: "Saturday", opens: "10:00", closes: "11:00" },
  { dayOfWeek: "Sunday", opens: "10:00", closes: "12:00" },
];
const polish: OpeningHours = { timeZone: "Europe/Warsaw", week, tradingBan: "pl" };
const german: OpeningHours = { timeZone: "Europe/Berlin", week: week.slice(0, 6), tradingBan: "de" };
/** A Monday at 6:00 in Warsaw and Berlin. */
const monday = "2026-11-30T05:00:00Z";
const plan = { hours: polish, taken: [], reason: "eye-test", now: monday } as const;
const timesOn = (day: string, change: Partial<Parameters<typeof freeDays>[0]> = {}) =>
  freeDays({ ...plan, ...change }).find((each) => each.day === day)?.times ?? [];

describe("free times", () => {
  test.each([
    ["every half hour while the salon is open", {}, ["09:00", "09:30", "10:00", "10:30"]],
    ["only if a longer visit ends in time", { reason: "lens-fitting" }, ["09:00", "09:30", "10:00"]],
    ["not sooner than two hours from now", { now: "2026-11-30T06:40:00Z" }, ["10:00", "10:30"]],
  ] as const)("begin %s", (_, change, times) => {
    expect(timesOn("2026-11-30", change)).toEqual(times);
  });

  const taken = (time: string, minutes = 30): TakenTime => ({ day: "2026-11-30", time, minutes });

  test.each([
    ["the same time", [taken("09:30")], "eye-test", ["09:00", "10:00", "10:30"]],
    ["a longer visit", [taken("09:00", 60)], "eye-test", ["10:00", "10:30"]],
    ["a visit during a longer one", [taken("09:30")], "lens-fitting", ["10:00"]],
    ["everything", [taken("09:00", 120)], "adjustment", []],
    ["another day", [{ ...taken("09:00", 120), day: "2026-12-01" }], "lens-fitting", ["09:00", "09:30", "10:00"]],
  ] as const)("leave out what overlaps with %s", (_, busy, reason, times) => {
    expect(timesOn("2026-11-30", { taken: busy, reason })).toEqual(times);
  });

  test.each([
    ["Polish", polish, "2026-12-24T05:00:00Z", ["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27", "2027-01-01"]],
    ["German", german, "2026-12-24T05:00:00Z", ["2026-12-25", "2026-12-26", "2026-12-27", "2027-01-01"]],
    ["German", german, "2026-10-01T05:00:00Z", ["2026-10-03", "2026-10-04"]],
  ])("are not on %s holidays", (_, hours, now, closed) => {
    const days = freeDays({ ...plan, hours, now }).map(({ day }) => day);
    expect(days.length).toBeGreaterThan(10);
    expect(closed.filter((day) => days.includes(day))).toEqual([]);
  });

  test("are on trading Sundays and within four weeks", () => {
    const days = freeDays(plan).map(({ day }) => day);
    expect(days).toContain("2026-12-06");
    expect([days[0], days.at(-1)]).toEqual(["2026-11-30", "2026-12-23"]);
    expect(freeDays({ ...plan, now: "2026-06-01T05:00:00Z" }).at(-1)?.day).toBe("2026-06-28");
  });
});

test("every free time can be booked, and then overlaps with no other", () => {
  const anyTaken = fc.array(
    fc.record({
      day: fc.constantFrom("2026-11-30", "2026-12-01", "2026-12-05"),
      time: fc.constantFrom("09:00", "09:30", "10:00", "10:30"),
      minutes: fc.constantFrom(30, 60),
    }),
  );
  fc.assert(
    fc.property(anyTaken, fc.constantFrom(...appointmentReasons), fc.nat(), (taken, reason, pick) => {
      const all = freeDays({ ...plan, taken, reason }).flatMap(({ day, times }) =>
        times.map((time) => ({ day, time })),
      );
      const chosen = all[pick % all.length];
      if (!chosen) throw new Error("No time is free in four weeks.");
      const booked = [...taken, { ...chosen, minutes: appointmentMinutes[reason] }];
      const left = freeDays({ ...plan, taken: booked, reason });
      expect(isFree(left, chosen)).toBe(false);
      expect(left.flatMap(({ times }) => times).length).toBeLessThan(all.length);
    }),
  );
});

test("names the nearest free times around one that is taken, in their order", () => {
  const days = [
    { day: "2026-11-30", times: ["09:00", "10:30"] },
    { day: "2026-12-01", times: ["09:00", "09:30"] },
  ];
  expect(nearestTimes(days, { day: "2026-11-30", time: "10:00" })).toEqual([
    { day: "2026-11-30", time: "09:00" },
    { day: "2026-11-30", time: "10:30" },
    { day: "2026-12-01", time: "09:00" },
  ]);
  expect(nearestTimes([], { day: "2026-11-30", time: "10:00" })).toEqual([]);
});

test("a page about contact lenses suggests their fitting", () => {
  expect([reasonFor("lenses"), reasonFor("examination"), reasonFor("glasses")]).toEqual([
    "lens-fitting",
    "eye-test",
    "eye-test",
  ]);
});
