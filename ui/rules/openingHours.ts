import {
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  type LocalTime,
  localTime,
  polishTradingDay,
  type Weekday,
  weekdayOf,
} from "./calendar.ts";

/** Opening and closing time. Equal times mean closed; `00:00` to `23:59` means the whole day. */
interface Hours {
  /** `09:00`, by the salon's own clock. */
  readonly opens: string;
  /** The first closed minute. Earlier than `opens`: on the next day. */
  readonly closes: string;
}

/** The hours of one weekday, as in schema.org's `openingHoursSpecification`. */
export interface WeekdayHours extends Hours {
  readonly dayOfWeek: Weekday;
}

/** The hours of certain days, the last one included. They replace the usual week and the trading ban on these days. */
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
   * Whether the salon closes on Polish holidays and non-trading Sundays. Salons in railway stations and hospitals, and
   * those whose owner serves, are exempt. @default "none"
   */
  readonly tradingBan?: "pl" | "none";
}

/** A time of opening, in minutes since the day's midnight; it may end on the next day. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const minutesADay = 1440;
const twoInTheAfternoon = 840;

function spanOf({ opens, closes }: Hours): OpenSpan | null {
  if (opens === closes) return null;
  const [from, to] = [minutesOf(opens), closes === "23:59" ? minutesADay : minutesOf(closes)];
  return { from, to: to <= from ? to + minutesADay : to };
}

const cut = (span: OpenSpan, end: number) => (span.from < end ? { from: span.from, to: Math.min(span.to, end) } : null);

/** Returns when a salon is open on a day, in order. Special days win over the law, and the law over the usual week. */
export function openSpans(hours: OpeningHours, day: CalendarDay): readonly OpenSpan[] {
  const special = hours.special?.filter(({ validFrom, validThrough }) => validFrom <= day && day <= validThrough) ?? [];
  const kind = hours.tradingBan === "pl" && special.length === 0 ? polishTradingDay(day) : "normal";
  if (kind === "closed-sunday" || kind === "closed-holiday") return [];
  const weekday = weekdayOf(day);
  const given = special.length > 0 ? special : hours.week.filter(({ dayOfWeek }) => dayOfWeek === weekday);
  return given
    .map(spanOf)
    .map((span) => (span && kind === "until-14" ? cut(span, twoInTheAfternoon) : span))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.from - b.from);
}

/** Whether a salon is open, with the next change by its own clock. */
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

/** In minutes. */
const soon = 30;
/** A salon that stays open this long never closes. */
const daysWithoutEnd = 8;
/** How far the next opening is looked for. */
const daysAhead = 366;

const minuteOf = ({ date, time }: LocalTime) =>
  dayNumber(date) * minutesADay + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOf(minute: number): LocalTime {
  const day = Math.floor(minute / minutesADay);
  const rest = minute - day * minutesADay;
  const two = (value: number) => String(value).padStart(2, "0");
  return { date: dayOfNumber(day), time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}` };
}

/** Returns the spans that begin on a day, in minutes since 1970 by the salon's clock. */
const spansFrom = (hours: OpeningHours, day: number) =>
  openSpans(hours, dayOfNumber(day)).map(({ from, to }) => ({
    from: day * minutesADay + from,
    to: day * minutesADay + to,
  }));

/** Returns the minute at which a salon closes next, or null if it is closed. Hours that meet count as one. */
function closing(hours: OpeningHours, minute: number): number | null {
  const today = Math.floor(minute / minutesADay);
  let end = minute;
  for (let day = today - 1; day <= today + daysWithoutEnd; day++)
    for (const { from, to } of spansFrom(hours, day)) if (from <= end && end < to) end = to;
  return end === minute ? null : end;
}

function nextOpening(hours: OpeningHours, minute: number): number | null {
  const today = Math.floor(minute / minutesADay);
  for (let day = today; day <= today + daysAhead; day++) {
    const next = spansFrom(hours, day).find(({ from }) => from > minute);
    if (next) return next.from;
  }
  return null;
}

/**
 * Returns whether a salon is open at a moment in ISO 8601. Pass the server's time, never the visitor's clock. The
 * minute of closing is closed (docs/specification/trade.md#trade-29).
 */
export function openingAt(hours: OpeningHours, moment: string): Opening {
  const at = localTime(moment, hours.timeZone);
  const minute = minuteOf(at);
  const end = closing(hours, minute);
  if (end === null) {
    const next = nextOpening(hours, minute);
    return { open: false, at, opens: next === null ? null : timeOf(next) };
  }
  const isEndless = end - minute > (daysWithoutEnd - 1) * minutesADay;
  return { open: true, at, closes: isEndless ? null : timeOf(end), closesSoon: end - minute < soon };
}

/** A day on which a salon's hours differ from its usual week. */
export interface OpeningException {
  readonly day: CalendarDay;
  /** Empty if it is closed. */
  readonly spans: readonly OpenSpan[];
}

/**
 * Returns which of the next days, starting with `first`, differ from the usual week because of special days or the law.
 */
export function openingExceptions(hours: OpeningHours, first: CalendarDay, days: number): readonly OpeningException[] {
  const usual: OpeningHours = { timeZone: hours.timeZone, week: hours.week };
  return Array.from({ length: days }, (_, index) => dayOfNumber(dayNumber(first) + index)).flatMap((day) => {
    const spans = openSpans(hours, day);
    return JSON.stringify(spans) === JSON.stringify(openSpans(usual, day)) ? [] : [{ day, spans }];
  });
}
