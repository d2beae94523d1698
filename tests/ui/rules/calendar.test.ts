import { easterSunday, polishTradingDay, promisedDelivery, withdrawalEnd } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

describe("polishTradingDay", () => {
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

  const holidaysByYear = z
    .object({ pl: z.record(z.string(), z.array(z.string())), de: z.record(z.string(), z.array(z.string())) })
    .parse(JSON.parse(readFileSync(new URL("../../vectors/holidays.json", import.meta.url), "utf8")));

  test.each(Object.entries(holidaysByYear.pl))(
    "returns the Polish holidays of %s that date-holidays lists",
    (year, holidays) => {
      expect(days(Number(year)).filter((day) => polishTradingDay(day) === "closed-holiday")).toEqual(holidays);
    },
  );

  test.each(Object.entries(holidaysByYear.de))(
    "promises no delivery in Germany on the holidays of %s that date-holidays lists",
    (year, holidays) => {
      const arrivals = new Set(days(Number(year)).map((day) => promisedDelivery(day, 1, "DE")));
      const polish = new Set(days(Number(year)).map((day) => promisedDelivery(day, 1)));
      const skipped = [...polish].filter((day) => day.startsWith(year) && !arrivals.has(day));
      expect(holidays.filter((day) => arrivals.has(day))).toEqual([]);
      expect(skipped.filter((day) => !holidays.includes(day))).toEqual([]);
    },
  );

  const days = (year: number) =>
    Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)).filter(
      (day) => day.startsWith(String(year)),
    );

  test.each([
    [2020, ["06", "13", "20"], "until-14"],
    [2021, ["12", "19"], "until-14"],
    [2022, ["11", "18"], "until-14"],
    [2023, ["10", "17"], "closed-sunday"],
    [2024, ["15", "22"], "until-14"],
    [2025, ["07", "14", "21"], "closed-holiday"],
    [2026, ["06", "13", "20"], "closed-holiday"],
    [2027, ["05", "12", "19"], "closed-holiday"],
    [2028, ["03", "10", "17"], "closed-holiday"],
  ])("December of %i follows the law of its year", (year, sundays, christmasEve) => {
    const trading = days(year).filter((day) => polishTradingDay(day) === "trading-sunday" && day.slice(5, 7) === "12");
    expect(trading.map((day) => day.slice(8))).toEqual(sundays);
    expect(polishTradingDay(`${year}-12-24`)).toBe(christmasEve);
  });

  test.each([2025, 2026, 2027])("%i has 14 holidays, 8 trading Sundays and one day until 14:00", (year) => {
    const count = (kind: string) => days(year).filter((day) => polishTradingDay(day) === kind).length;
    expect([count("closed-holiday"), count("trading-sunday"), count("until-14")]).toEqual([14, 8, 1]);
  });
});

describe("promisedDelivery and withdrawalEnd", () => {
  const ordered = z.strictObject({ ordered: z.string(), days: z.int() });

  test.each(vectors("delivery.promise", ordered, z.string()))("delivery.promise: $name", ({ input, expected }) =>
    expect(promisedDelivery(input.ordered, input.days)).toBe(expected),
  );

  const ends = z.strictObject({ statutory: z.string(), contractual: z.string(), effective: z.string() });

  test.each(vectors("law.withdrawal", z.strictObject({ delivered: z.string() }), ends))(
    "law.withdrawal: $name",
    ({ input, expected }) => expect(withdrawalEnd(input.delivered, 15)).toEqual(expected),
  );

  const days = fc
    .date({ min: new Date("2026-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

  test("a promise of more days ends later, and never on a weekend", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 20 }), (day, count) => {
        const last = promisedDelivery(day, count);
        expect(promisedDelivery(day, count + 1) > last).toBe(true);
        expect([0, 6]).not.toContain(new Date(last).getUTCDay());
      }),
    );
  });

  test("a withdrawal period has at least 14 days and at least the promised days", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (delivered, promised) => {
        const { effective } = withdrawalEnd(delivered, promised);
        expect(daysBetween(delivered, effective)).toBeGreaterThanOrEqual(Math.max(14, promised));
      }),
    );
  });
});
