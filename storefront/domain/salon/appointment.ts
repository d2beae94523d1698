import { type CalendarDay, type LocalTime, localTime, type OpeningHours, openSpans } from "@dioptra/ui/rules";
import { addDays } from "../calendar.ts";
import type { SalonPurpose } from "./salon.ts";

/** Why somebody comes to a salon, in the order in which it is offered. */
export const appointmentReasons = ["eye-test", "lens-fitting", "adjustment"] as const;
export type AppointmentReason = (typeof appointmentReasons)[number];

/** How long each takes, in minutes. */
export const appointmentMinutes: Readonly<Record<AppointmentReason, number>> = {
  "eye-test": 30,
  "lens-fitting": 60,
  adjustment: 30,
};

/** Returns the reason that a salon's page suggests. */
export const reasonFor = (purpose: SalonPurpose): AppointmentReason =>
  purpose === "lenses" ? "lens-fitting" : "eye-test";

/** A time in a salon, by its own clock. */
export interface SalonTime {
  readonly day: CalendarDay;
  /** Such as `09:30`. */
  readonly time: string;
}

/** A time that is taken. A salon sees one visitor at a time. */
export interface TakenTime extends SalonTime {
  readonly minutes: number;
}

/** A day with the times at which a visit may begin. */
export interface FreeDay {
  readonly day: CalendarDay;
  readonly times: readonly string[];
}

/** Visits begin at every half hour. */
const step = 30;
/** How long before its beginning a visit can be booked, in minutes. */
const notice = 120;
/** How many days ahead visits can be booked, including today. */
const daysAhead = 28;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const two = (value: number) => String(value).padStart(2, "0");
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Returns minutes on one scale for all days, without regard to changes of the clock, which happen at night. */
const minuteOf = ({ day, time }: SalonTime) => Date.parse(`${day}T00:00:00Z`) / 60_000 + minutesOf(time);

interface Plan {
  readonly hours: OpeningHours;
  /** The taken times, of any day. */
  readonly taken: readonly TakenTime[];
  readonly reason: AppointmentReason;
  /** In ISO 8601. */
  readonly now: string;
}

/** Returns the free times of a day: within opening hours, long enough, and not too soon. */
function timesOn(day: CalendarDay, { hours, taken, reason }: Plan, at: LocalTime): readonly string[] {
  const minutes = appointmentMinutes[reason];
  const earliest = minuteOf({ day: at.date, time: at.time }) + notice;
  const busy = taken.filter((each) => each.day === day).map((each) => [minutesOf(each.time), each.minutes] as const);
  return openSpans(hours, day).flatMap(({ from, to }) => {
    const first = Math.ceil(from / step) * step;
    const count = Math.max(0, Math.floor((to - minutes - first) / step) + 1);
    return Array.from({ length: count }, (_, index) => first + index * step)
      .filter((start) => busy.every(([begin, length]) => start + minutes <= begin || begin + length <= start))
      .map(timeOf)
      .filter((time) => minuteOf({ day, time }) >= earliest);
  });
}

/**
 * Returns the days of the next four weeks on which a visit can begin, each with its times. On holidays a salon is closed
 * as its opening hours say.
 */
export function freeDays(plan: Plan): readonly FreeDay[] {
  const at = localTime(plan.now, plan.hours.timeZone);
  return Array.from({ length: daysAhead }, (_, index) => addDays(at.date, index))
    .map((day) => ({ day, times: timesOn(day, plan, at) }))
    .filter(({ times }) => times.length > 0);
}

/** Returns whether a visit can begin at a time. */
export const isFree = (days: readonly FreeDay[], { day, time }: SalonTime): boolean =>
  days.some((each) => each.day === day && each.times.includes(time));

/** Returns the free times that are the nearest to one that is taken, in the order of the calendar. */
export function nearestTimes(days: readonly FreeDay[], wanted: SalonTime, count = 3): readonly SalonTime[] {
  const distance = (time: SalonTime) => Math.abs(minuteOf(time) - minuteOf(wanted));
  return days
    .flatMap(({ day, times }) => times.map((time) => ({ day, time })))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => minuteOf(a) - minuteOf(b));
}
