/**
 * Returns the date that many calendar months later, or earlier if negative. It is on the same day of the month, or on
 * the last day of a shorter month. Computed in UTC.
 */
export function monthsLater(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return date;
}

/** A calendar day such as `2026-11-20`. The caller decides on the time zone. */
export type CalendarDay = string;

const millisecondsPerDay = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is a day of the calendar, such as `2026-11-20`. */
export function isCalendarDay(text: string): text is CalendarDay {
  const at = pattern.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Adds days to a calendar day. Throws a RangeError for text that is not a calendar day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const at = pattern.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`Not a calendar day: "${day}". Expected the form YYYY-MM-DD.`);
  return new Date(at + days * millisecondsPerDay).toISOString().slice(0, 10);
}
