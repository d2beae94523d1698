/** A calendar date such as `2026-11-22`. */
export type CalendarDay = string;

const msPerDay = 86_400_000;

/** Returns the number of days since 1 January 1970. */
export const dayNumber = (day: CalendarDay): number => Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay);

/** Returns the date for a number from `dayNumber`. */
export const dayOfNumber = (number: number): CalendarDay => new Date(number * msPerDay).toISOString().slice(0, 10);

/** The weekdays from Monday to Sunday. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Weekday names as in schema.org. */
export type Weekday = (typeof weekdays)[number];

/** Returns the weekday of a date. */
export const weekdayOf = (day: CalendarDay): Weekday =>
  // 1 January 1970 was a Thursday.
  weekdays[(((dayNumber(day) + 3) % 7) + 7) % 7] ?? "Monday";

/** A local date and time. */
export interface LocalTime {
  readonly date: CalendarDay;
  /** The time, from `00:00` to `23:59`. */
  readonly time: string;
}

const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

/** Cached, because creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en-GB", { ...parts, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** Returns the local date and time in an IANA time zone, such as `Europe/Warsaw`, at a moment in ISO 8601. */
export function localTime(moment: string, timeZone: string): LocalTime {
  const fields = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${fields["year"]}-${fields["month"]}-${fields["day"]}`,
    time: `${fields["hour"]}:${fields["minute"]}`,
  };
}

/** Returns Easter Sunday in the Gregorian calendar (anonymous computus, docs/specification/trade.md#trade-27). */
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

/** What Polish law allows shops on a day. On an `until-14` day they must close at 14:00. */
export type TradingDay = "normal" | "trading-sunday" | "closed-sunday" | "closed-holiday" | "until-14";

/** The act of 6 December 2024 made Christmas Eve a holiday, and one more Sunday in December a trading Sunday, since 2025. */
const christmasEve = { day: "12-24", holidaySince: "2025" };
const fixedHolidays = new Set(["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-25", "12-26"]);
/** Easter Sunday and Monday, Pentecost and Corpus Christi, in days after Easter Sunday. */
const movingHolidays = new Set([0, 1, 49, 60]);
/** The last Sundays of these months are trading Sundays. */
const tradingMonthEnds = ["01-31", "04-30", "06-30", "08-31"];

/** Returns the number of the last Sunday up to and including a day. 4 January 1970 was a Sunday. */
const sundayUntil = (day: CalendarDay) => Math.floor((dayNumber(day) - 3) / 7) * 7 + 3;

/** Sundays on which a law of its own allowed trade, as in the epidemic. */
const addedSundays = ["2020-12-06"];

/**
 * Returns the trading Sundays before Christmas: three since 2025, two before. They always precede Christmas Eve: in 2023,
 * when it was a Sunday, a law moved them.
 */
function decemberSundays(year: string): readonly number[] {
  const last = sundayUntil(`${year}-12-23`);
  return year >= christmasEve.holidaySince ? [last, last - 7, last - 14] : [last, last - 7];
}

function tradingSundays(year: string, easter: number): ReadonlySet<number> {
  return new Set([
    ...tradingMonthEnds.map((day) => sundayUntil(`${year}-${day}`)),
    easter - 7,
    ...decemberSundays(year),
    ...addedSundays.map(dayNumber),
  ]);
}

/**
 * Returns what the Polish act of 10 January 2018 allows on a day, as in force in its year since 2020
 * (docs/specification/trade.md#trade-28).
 */
export function polishTradingDay(day: CalendarDay): TradingDay {
  const [year, number] = [day.slice(0, 4), dayNumber(day)];
  const easter = dayNumber(easterSunday(Number(year)));
  const isChristmasEve = day.slice(5) === christmasEve.day;
  if (isChristmasEve && year >= christmasEve.holidaySince) return "closed-holiday";
  if (fixedHolidays.has(day.slice(5)) || movingHolidays.has(number - easter)) return "closed-holiday";
  if (number === easter - 1) return "until-14";
  if (weekdayOf(day) !== "Sunday") return isChristmasEve ? "until-14" : "normal";
  return tradingSundays(year, easter).has(number) ? "trading-sunday" : "closed-sunday";
}

const isHoliday = (day: CalendarDay) => polishTradingDay(day) === "closed-holiday";

/** The fixed holidays of all of Germany. Those of single Länder are left out. */
const germanFixedHolidays = new Set(["01-01", "05-01", "10-03", "12-25", "12-26"]);
/** Good Friday, Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const germanMovingHolidays = new Set([-2, 1, 39, 50]);

/** Returns whether a day is a holiday in all of Germany (docs/specification/trade.md#trade-24). */
export const isGermanHoliday = (day: CalendarDay): boolean =>
  germanFixedHolidays.has(day.slice(5)) ||
  germanMovingHolidays.has(dayNumber(day) - dayNumber(easterSunday(Number(day.slice(0, 4)))));

/** Monday to Friday, except Polish holidays. */
const isWorkingDay = (day: CalendarDay) => !["Saturday", "Sunday"].includes(weekdayOf(day)) && !isHoliday(day);

/**
 * Returns the latest delivery day for a promise in working days. The day of the order does not count, and neither do
 * holidays of Poland, from where parcels leave, or of the country they are delivered in
 * (docs/specification/trade.md#trade-24).
 */
export function promisedDelivery(ordered: CalendarDay, workingDays: number, country = "PL"): CalendarDay {
  let number = dayNumber(ordered);
  for (let left = workingDays; left > 0;) {
    number += 1;
    const day = dayOfNumber(number);
    if (isWorkingDay(day) && !(country === "DE" && isGermanHoliday(day))) left -= 1;
  }
  return dayOfNumber(number);
}

/**
 * Returns the last day of a legal period. If it falls on a weekend or holiday, the next working day counts (Polish
 * Civil Code, art. 115).
 */
function nextWorkingDay(day: CalendarDay): CalendarDay {
  let number = dayNumber(day);
  while (!isWorkingDay(dayOfNumber(number))) number += 1;
  return dayOfNumber(number);
}

/** The last days on which a customer may withdraw from a contract. */
export interface WithdrawalEnd {
  /** The statutory deadline: 14 days, extended to the next working day. */
  readonly statutory: CalendarDay;
  /** The deadline the shop promises. */
  readonly contractual: CalendarDay;
  /** The later of the two (docs/decisions/product.md#decision-18). */
  readonly effective: CalendarDay;
}

const statutoryDays = 14;

/** Returns the last days for a withdrawal. The day after delivery is day 1 (docs/specification/law.md#law-4). */
export function withdrawalEnd(delivered: CalendarDay, promisedDays: number): WithdrawalEnd {
  const after = (days: number) => dayOfNumber(dayNumber(delivered) + days);
  const statutory = nextWorkingDay(after(statutoryDays));
  const contractual = after(promisedDays);
  return { statutory, contractual, effective: statutory > contractual ? statutory : contractual };
}
