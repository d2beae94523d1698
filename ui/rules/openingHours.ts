import {
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  isGermanHoliday,
  type LocalTime,
  localTime,
  polishTradingDay,
  type TradingDay,
  type Weekday,
  weekdayOf,
} from "./calendar.ts";

/** Opening and closing time. Equal times mean closed; `00:00` to `23:59` means the whole day. */
interface Hours {
  /** The opening time, such as `09:00`, in the salon's time zone. */
  readonly opens: string;
  /** The first minute at which it is closed. Earlier than `opens`, it is on the next day. */
  readonly closes: string;
}

/** The hours of one weekday, as in schema.org's `openingHoursSpecification`. */
export interface WeekdayHours extends Hours {
  readonly dayOfWeek: Weekday;
}

/**
 * The hours of certain dates, including the last one. They replace the weekly hours and the trading ban on these dates.
 */
export interface SpecialHours extends Hours {
  readonly validFrom: CalendarDay;
  readonly validThrough: CalendarDay;
}

/** When a salon is open (docs/specification/trade.md#trade-29). */
export interface OpeningHours {
  /** An IANA time zone, such as `Europe/Warsaw`. */
  readonly timeZone: string;
  readonly week: readonly WeekdayHours[];
  readonly special?: readonly SpecialHours[];
  /**
   * Whether the salon closes on Polish holidays and non-trading Sundays, or on the holidays of all of Germany. Salons in
   * railway stations and hospitals are exempt, and so are those where the owner serves. @default "none"
   */
  readonly tradingBan?: "pl" | "de" | "none";
}

/** A span of opening hours, in minutes since midnight; may end on the next day. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const minutesPerDay = 1440;
const closingAt14 = 14 * 60;

function spanOf({ opens, closes }: Hours): OpenSpan | null {
  if (opens === closes) return null;
  const [from, to] = [minutesOf(opens), closes === "23:59" ? minutesPerDay : minutesOf(closes)];
  return { from, to: to <= from ? to + minutesPerDay : to };
}

/** Ends a span at a minute; null if it begins later. */
const cut = (span: OpenSpan, end: number) => (span.from < end ? { from: span.from, to: Math.min(span.to, end) } : null);

/** Returns what the law of a country allows on a day. The German law also closes shops on Sundays, as their hours say. */
function tradingDay(ban: OpeningHours["tradingBan"], day: CalendarDay): TradingDay {
  if (ban === "pl") return polishTradingDay(day);
  return ban === "de" && isGermanHoliday(day) ? "closed-holiday" : "normal";
}

/**
 * Returns the opening hours of a date, in order. Special dates override the law, and the law overrides the weekly
 * hours.
 */
export function openSpans(hours: OpeningHours, day: CalendarDay): readonly OpenSpan[] {
  const special = hours.special?.filter(({ validFrom, validThrough }) => validFrom <= day && day <= validThrough) ?? [];
  const kind = special.length === 0 ? tradingDay(hours.tradingBan, day) : "normal";
  if (kind === "closed-sunday" || kind === "closed-holiday") return [];
  const weekday = weekdayOf(day);
  const applicable = special.length > 0 ? special : hours.week.filter(({ dayOfWeek }) => dayOfWeek === weekday);
  return applicable
    .map(spanOf)
    .map((span) => (span && kind === "until-14" ? cut(span, closingAt14) : span))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.from - b.from);
}

/** Whether a salon is open, with the next change in its local time. */
export type Opening =
  | {
      readonly open: true;
      readonly at: LocalTime;
      /** Null if it never closes. */
      readonly closes: LocalTime | null;
      /** True for the last half hour. */
      readonly closesSoon: boolean;
    }
  | {
      readonly open: false;
      readonly at: LocalTime;
      /** Null if it does not open within a year. */
      readonly opens: LocalTime | null;
    };

/** How long before closing `closesSoon` becomes true, in minutes. */
const closingSoonMinutes = 30;
/** A salon that stays open this long never closes. */
const daysWithoutEnd = 8;
/** How many days ahead the next opening is searched for. */
const daysAhead = 366;

const minuteOf = ({ date, time }: LocalTime) =>
  dayNumber(date) * minutesPerDay + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOf(minute: number): LocalTime {
  const day = Math.floor(minute / minutesPerDay);
  const rest = minute - day * minutesPerDay;
  const two = (value: number) => String(value).padStart(2, "0");
  return { date: dayOfNumber(day), time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}` };
}

/** Returns the spans that begin on a date, in minutes since 1970 in the salon's time zone. */
const spansFrom = (hours: OpeningHours, day: number) =>
  openSpans(hours, dayOfNumber(day)).map(({ from, to }) => ({
    from: day * minutesPerDay + from,
    to: day * minutesPerDay + to,
  }));

/** Returns the minute at which an open salon closes next, or null if it is closed. Adjacent spans are merged. */
function closing(hours: OpeningHours, minute: number): number | null {
  const today = Math.floor(minute / minutesPerDay);
  let end = minute;
  for (let day = today - 1; day <= today + daysWithoutEnd; day++)
    for (const { from, to } of spansFrom(hours, day)) if (from <= end && end < to) end = to;
  return end === minute ? null : end;
}

function nextOpening(hours: OpeningHours, minute: number): number | null {
  const today = Math.floor(minute / minutesPerDay);
  for (let day = today; day <= today + daysAhead; day++) {
    const next = spansFrom(hours, day).find(({ from }) => from > minute);
    if (next) return next.from;
  }
  return null;
}

/**
 * Returns whether a salon is open at a moment in ISO 8601. Pass the server's time, never the visitor's clock. At the
 * minute of closing it is closed (docs/specification/trade.md#trade-29).
 */
export function openingAt(hours: OpeningHours, moment: string): Opening {
  const at = localTime(moment, hours.timeZone);
  const minute = minuteOf(at);
  const end = closing(hours, minute);
  if (end === null) {
    const next = nextOpening(hours, minute);
    return { open: false, at, opens: next === null ? null : timeOf(next) };
  }
  const neverCloses = end - minute > (daysWithoutEnd - 1) * minutesPerDay;
  return { open: true, at, closes: neverCloses ? null : timeOf(end), closesSoon: end - minute < closingSoonMinutes };
}

/** A date whose hours differ from the weekly hours. */
export interface OpeningException {
  readonly day: CalendarDay;
  /** The opening hours; empty if the salon is closed. */
  readonly spans: readonly OpenSpan[];
}

/**
 * Returns which of the next days, from `first` on, differ from the weekly hours because of special dates or the law.
 */
export function openingExceptions(hours: OpeningHours, first: CalendarDay, days: number): readonly OpeningException[] {
  const weekly: OpeningHours = { timeZone: hours.timeZone, week: hours.week };
  return Array.from({ length: days }, (_, index) => dayOfNumber(dayNumber(first) + index)).flatMap((day) => {
    const spans = openSpans(hours, day);
    return JSON.stringify(spans) === JSON.stringify(openSpans(weekly, day)) ? [] : [{ day, spans }];
  });
}
