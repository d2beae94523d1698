/** A day of the shop's calendar, such as `2026-11-20`; which time zone it is in is the caller's business. */
export type CalendarDay = string;

const dayLength = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}$/;

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const at = form.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`Not a calendar day: ${day}`);
  return new Date(at + days * dayLength).toISOString().slice(0, 10);
}
