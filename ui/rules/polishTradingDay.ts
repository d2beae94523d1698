import { type CalendarDay, dayNumber, weekdayOf } from "./calendarDay.ts";
import { easterSunday } from "./easterSunday.ts";

/** What the law lets shops do on a day; on `until-14` they close at two in the afternoon. */
export type TradingDay = "normal" | "trading-sunday" | "closed-sunday" | "closed-holiday" | "until-14";

/** Christmas Eve has been a holiday since 2025 (act of 6 December 2024). */
const christmasEve = { day: "12-24", since: "2025" };
const fixedHolidays = new Set(["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-25", "12-26"]);
/** Easter and its Monday, Pentecost, Corpus Christi: days after Easter Sunday. */
const movingHolidays = new Set([0, 1, 49, 60]);
/** The last Sunday of January, April, June and August. */
const lastDays = ["01-31", "04-30", "06-30", "08-31"];

/** The number of the last Sunday that is not after a day; the fourth of January 1970 was one. */
const sundayUntil = (day: CalendarDay) => Math.floor((dayNumber(day) - 3) / 7) * 7 + 3;

function tradingSundays(year: string, easter: number): ReadonlySet<number> {
  const beforeChristmasEve = sundayUntil(`${year}-12-23`);
  return new Set([
    ...lastDays.map((day) => sundayUntil(`${year}-${day}`)),
    easter - 7,
    ...[0, 7, 14].map((days) => beforeChristmasEve - days),
  ]);
}

/** A Polish day by the act of 10 January 2018, as in force since 2025 (docs/specification/trade.md#trade-28). */
export function polishTradingDay(day: CalendarDay): TradingDay {
  const [year, number] = [day.slice(0, 4), dayNumber(day)];
  const easter = dayNumber(easterSunday(Number(year)));
  if (day.slice(5) === christmasEve.day && year >= christmasEve.since) return "closed-holiday";
  if (fixedHolidays.has(day.slice(5)) || movingHolidays.has(number - easter)) return "closed-holiday";
  if (number === easter - 1) return "until-14";
  if (weekdayOf(day) !== "Sunday") return "normal";
  return tradingSundays(year, easter).has(number) ? "trading-sunday" : "closed-sunday";
}
