import { openingAt, type OpeningHours, openSpans } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);

const hoursOfADay = { opens: z.string(), closes: z.string() };

const input = z.strictObject({
  utc: z.string(),
  ban: z.optional(z.boolean()),
  special: z.optional(z.array(z.strictObject({ validFrom: z.string(), validThrough: z.string(), ...hoursOfADay }))),
  spec: z.optional(z.array(z.strictObject({ dayOfWeek: weekday, ...hoursOfADay }))),
});

const expected = z.strictObject({ open: z.boolean(), date: z.string(), hm: z.string() });

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** The weekly hours of the salon in the test vectors. */
const week: OpeningHours["week"] = [
  ...workdays.map((dayOfWeek) => ({ dayOfWeek, opens: "09:00", closes: "19:00" })),
  { dayOfWeek: "Saturday", opens: "10:00", closes: "16:00" },
  { dayOfWeek: "Sunday", opens: "10:00", closes: "18:00" },
];

const salon: OpeningHours = { timeZone: "Europe/Warsaw", week, tradingBan: "pl" };

test.each(vectors("salon.open_now", input, expected))("salon.open_now: $name", (vector) => {
  const { utc, ban = true, special = [], spec = week } = vector.input;
  const { open, at } = openingAt({ ...salon, week: spec, special, tradingBan: ban ? "pl" : "none" }, utc);
  expect({ open, date: at.date, hm: at.time }).toEqual(vector.expected);
});

test.each([
  ["later today", "2026-11-20T07:59:00Z", "2026-11-20", "09:00"],
  ["tomorrow", "2026-11-20T18:00:00Z", "2026-11-21", "10:00"],
  ["after a non-trading Sunday", "2026-11-21T15:00:00Z", "2026-11-23", "09:00"],
  ["after Christmas and a non-trading Sunday", "2026-12-23T18:00:00Z", "2026-12-28", "09:00"],
])("returns the next opening %s", (_, moment, date, time) => {
  expect(openingAt(salon, moment)).toMatchObject({ open: false, opens: { date, time } });
});

test("closesSoon is true if less than half an hour is left", () => {
  const at = (moment: string) => openingAt(salon, moment);
  expect(at("2026-11-20T17:30:00Z")).toMatchObject({ open: true, closesSoon: false });
  expect(at("2026-11-20T17:31:00Z")).toMatchObject({ open: true, closesSoon: true, closes: { time: "19:00" } });
});

test("depends on the time zone of the salon", () => {
  const moment = "2026-11-20T08:30:00Z";
  expect(openingAt(salon, moment).open).toBe(true);
  expect(openingAt({ ...salon, timeZone: "Europe/London" }, moment).open).toBe(false);
});

test("merges adjacent days, and never closes if the whole week is open", () => {
  const always = [...workdays, "Saturday", "Sunday"] as const;
  const open = always.map((dayOfWeek) => ({ dayOfWeek, opens: "00:00", closes: "23:59" }));
  const hours: OpeningHours = { timeZone: "Europe/Warsaw", week: open };
  expect(openingAt(hours, "2026-11-20T23:30:00Z")).toMatchObject({ open: true, closes: null });
  const closed = { validFrom: "2026-11-23", validThrough: "2026-11-23", opens: "00:00", closes: "00:00" };
  expect(openingAt({ ...hours, special: [closed] }, "2026-11-20T12:00:00Z")).toMatchObject({
    closes: { date: "2026-11-23", time: "00:00" },
  });
});

test("returns two spans for a break at noon", () => {
  const hours: OpeningHours = {
    timeZone: "Europe/Berlin",
    week: [
      { dayOfWeek: "Monday", opens: "14:00", closes: "18:00" },
      { dayOfWeek: "Monday", opens: "09:00", closes: "13:00" },
    ],
  };
  expect(openSpans(hours, "2026-11-23")).toEqual([
    { from: 540, to: 780 },
    { from: 840, to: 1080 },
  ]);
  expect(openingAt(hours, "2026-11-23T12:30:00Z")).toMatchObject({ open: false, opens: { time: "14:00" } });
});

test("returns no next opening for a salon without hours", () => {
  expect(openingAt({ timeZone: "Europe/Warsaw", week: [] }, "2026-11-20T12:00:00Z")).toMatchObject({ opens: null });
});

const minutes = fc.integer({ min: 0, max: 1439 });

const two = (value: number) => String(value).padStart(2, "0");

const time = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const anyWeek = fc.array(
  fc.record({ dayOfWeek: fc.constantFrom(...weekday.options), opens: minutes.map(time), closes: minutes.map(time) }),
  {
    maxLength: 9,
  },
);

test("changes its state exactly at the returned time, for any hours", () => {
  // In winter, so that no clock change falls into the period.
  const moments = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minute) => Date.UTC(2026, 10, 1) + minute * 60_000);
  fc.assert(
    fc.property(anyWeek, moments, (week, ms) => {
      const hours: OpeningHours = { timeZone: "Europe/Warsaw", week };
      const now = openingAt(hours, new Date(ms).toISOString());
      const next = now.open ? now.closes : now.opens;
      if (next === null) return;
      const then = openingAt(hours, `${next.date}T${next.time}:00+01:00`);
      expect(then.at).toEqual(next);
      expect(then.open).toBe(!now.open);
    }),
  );
});
