import { dayNumber, dayOfNumber } from "./calendarDay.ts";
import { type LocalTime, localTime } from "./localTime.ts";
import { type OpeningHours, openSpans } from "./openingHours.ts";

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
