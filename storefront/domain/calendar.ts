/** So many calendar months later (or before, where negative), on the same day of the month, or on the last one that it has. */
export function monthsLater(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return date;
}

/** A day of the shop's calendar, such as `2026-11-20`; which time zone it is in is the caller's business. */
export type CalendarDay = string;

const dayLength = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}$/;

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const at = form.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`Not a calendar day: ${day}`);
  return new Date(at + days * dayLength).toISOString().slice(0, 10);
}
