/** A day of the calendar, `2026-11-22`. */
export type CalendarDay = string;

const msPerDay = 86_400_000;

/** Days since the first of January 1970, so that days can be counted with. */
export const dayNumber = (day: CalendarDay): number => Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay);

/** The day of a number that `dayNumber` gave. */
export const dayOfNumber = (number: number): CalendarDay => new Date(number * msPerDay).toISOString().slice(0, 10);

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** In the words of schema.org. */
export type Weekday = (typeof weekdays)[number];

/** The first of January 1970 was a Thursday. */
export const weekdayOf = (day: CalendarDay): Weekday => weekdays[(((dayNumber(day) + 3) % 7) + 7) % 7] ?? "Monday";
