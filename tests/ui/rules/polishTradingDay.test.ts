import { readFileSync } from "node:fs";
import { easterSunday, polishTradingDay } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const words = {
  NORMAL: "normal",
  TRADE_SUNDAY: "trading-sunday",
  CLOSED_SUNDAY: "closed-sunday",
  CLOSED_HOLIDAY: "closed-holiday",
  CLOSE_AT_14: "until-14",
} as const;

test.each(vectors("cal.easter", z.strictObject({ year: z.int() }), z.string()))(
  "cal.easter: $name",
  ({ input, expected }) => expect(easterSunday(input.year)).toBe(expected),
);

const kinds = z.enum(["NORMAL", "TRADE_SUNDAY", "CLOSED_SUNDAY", "CLOSED_HOLIDAY", "CLOSE_AT_14"]);
test.each(vectors("cal.pl.day", z.strictObject({ date: z.string() }), kinds))(
  "cal.pl.day: $name",
  ({ input, expected }) => expect(polishTradingDay(input.date)).toBe(words[expected]),
);

test("Easter is a Sunday between 22 March and 25 April", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
      const easter = easterSunday(year);
      expect(new Date(easter).getUTCDay()).toBe(0);
      expect(easter.slice(5) >= "03-22" && easter.slice(5) <= "04-25").toBe(true);
    }),
  );
});

const known = z
  .object({ pl: z.record(z.string(), z.array(z.string())), de: z.record(z.string(), z.array(z.string())) })
  .parse(JSON.parse(readFileSync(new URL("../../vectors/holidays.json", import.meta.url), "utf8")));

test.each(Object.entries(known.pl))(
  "the Polish holidays of %s are those that date-holidays names",
  (year, holidays) => {
    expect(days(Number(year)).filter((day) => polishTradingDay(day) === "closed-holiday")).toEqual(holidays);
  },
);

test.each(Object.entries(known.de))(
  "the German feasts of %s that move keep their distance from Easter",
  (year, days) => {
    const easter = Date.parse(easterSunday(Number(year)));
    const moving = [-2, 1, 39, 50].map((distance) =>
      new Date(easter + distance * 86_400_000).toISOString().slice(0, 10),
    );
    expect(days).toEqual(expect.arrayContaining(moving));
  },
);

const days = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)).filter(
    (day) => day.startsWith(String(year)),
  );

test.each([2025, 2026, 2027])("%i has fourteen holidays, eight Sundays with trade, one day until two", (year) => {
  const count = (kind: string) => days(year).filter((day) => polishTradingDay(day) === kind).length;
  expect([count("closed-holiday"), count("trading-sunday"), count("until-14")]).toEqual([14, 8, 1]);
});
