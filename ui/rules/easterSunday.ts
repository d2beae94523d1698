import type { CalendarDay } from "./calendarDay.ts";

/** Easter Sunday of the Gregorian calendar, by the anonymous computus (docs/specification/trade.md#trade-27). */
export function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapless = Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leapless - moonCorrection + 15) % 30;
  const correction = Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const fullMoon = epact - correction;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + leapless) % 7;
  const fromMarch = fullMoon - weekday;
  const month = 3 + Math.floor((fromMarch + 40) / 44);
  const day = fromMarch + 28 - 31 * Math.floor(month / 4);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
