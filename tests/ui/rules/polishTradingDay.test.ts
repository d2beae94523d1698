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

const days = (year: number) =>
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10));

test.each([2025, 2026, 2027])("%i has fourteen holidays, eight Sundays with trade, one day until two", (year) => {
  const count = (kind: string) => days(year).filter((day) => polishTradingDay(day) === kind).length;
  expect([count("closed-holiday"), count("trading-sunday"), count("until-14")]).toEqual([14, 8, 1]);
});
