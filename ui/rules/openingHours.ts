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

/** From a minute to another of which it is closed again; both `00:00` mean closed, `00:00` to `23:59` the whole day. */
interface Hours {
  /** `09:00`, by the salon's own clock. */
  readonly opens: string;
  /** Before `opens`: past midnight. */
  readonly closes: string;
}

/** Of every week, as in schema.org's `openingHoursSpecification`. */
export interface WeekdayHours extends Hours {
  readonly dayOfWeek: Weekday;
}

/** Of certain days, which they decide alone; the last day counts. */
export interface SpecialHours extends Hours {
  readonly validFrom: CalendarDay;
  readonly validThrough: CalendarDay;
}

/** When a salon is open (docs/specification/trade.md#trade-29). */
export interface OpeningHours {
  /** The salon's, such as `Europe/Warsaw`. */
  readonly timeZone: string;
  readonly week: readonly WeekdayHours[];
  readonly special?: readonly SpecialHours[];
  /** Whether Polish holidays and Sundays without trade close it; stations, hospitals and owners at the counter are free. @default "none" */
  readonly tradingBan?: "pl" | "none";
}

/** Minutes since the day's midnight; the end may lie in the day after. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const endOfDay = 1440;
const twoInTheAfternoon = 840;

function spanOf({ opens, closes }: Hours): OpenSpan | null {
  if (opens === closes) return null;
  const [from, to] = [minutesOf(opens), closes === "23:59" ? endOfDay : minutesOf(closes)];
  return { from, to: to <= from ? to + endOfDay : to };
}

const cut = (span: OpenSpan, end: number) => (span.from < end ? { from: span.from, to: Math.min(span.to, end) } : null);

/** When it is open on a day of its calendar, in order: special days first, then the law, then the week. */
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

/** Whether a salon is open, and until or from when, by its own clock. */
export type Opening =
  | {
      readonly open: true;
      readonly at: LocalTime;
      /** Null where it never closes. */
      readonly closes: LocalTime | null;
      /** Less than half an hour is left. */
      readonly closesSoon: boolean;
    }
  | {
      readonly open: false;
      readonly at: LocalTime;
      /** Null where it does not open within a year. */
      readonly opens: LocalTime | null;
    };

const minutesADay = 1440;
const soon = 30;
/** Without an hour closed it is taken never to close. */
const daysWithoutEnd = 8;
const daysAhead = 366;

const minuteOf = ({ date, time }: LocalTime) =>
  dayNumber(date) * minutesADay + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOf(minute: number): LocalTime {
  const day = Math.floor(minute / minutesADay);
  const rest = minute - day * minutesADay;
  const two = (value: number) => String(value).padStart(2, "0");
  return { date: dayOfNumber(day), time: `${two(Math.floor(rest / 60))}:${two(rest % 60)}` };
}

/** The spans that begin on a day, in minutes since 1970 by the salon's clock. */
const spansFrom = (hours: OpeningHours, day: number) =>
  openSpans(hours, dayOfNumber(day)).map(({ from, to }) => ({
    from: day * minutesADay + from,
    to: day * minutesADay + to,
  }));

/** When it closes next, if it is open at a minute; neighbouring hours are one. */
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
 * Whether a salon is open at a moment, which the server gives: never the visitor's clock. The minute in which it closes
 * is closed (docs/specification/trade.md#trade-29).
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

/** A day on which a salon keeps other hours than in its usual week. */
export interface OpeningException {
  readonly day: CalendarDay;
  /** None where it is closed. */
  readonly spans: readonly OpenSpan[];
}

/** The days among the next ones, the first included, on which special days or the law change a salon's usual week. */
export function openingExceptions(hours: OpeningHours, first: CalendarDay, days: number): readonly OpeningException[] {
  const usual: OpeningHours = { timeZone: hours.timeZone, week: hours.week };
  return Array.from({ length: days }, (_, index) => dayOfNumber(dayNumber(first) + index)).flatMap((day) => {
    const spans = openSpans(hours, day);
    return JSON.stringify(spans) === JSON.stringify(openSpans(usual, day)) ? [] : [{ day, spans }];
  });
}
