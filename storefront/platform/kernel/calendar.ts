import { TZDate } from "@date-fns/tz";
import { configuration } from "#configuration/index.ts";
import type { CalendarDay } from "#domain/calendar.ts";

const { timeZone } = configuration.store;

const dateFormat = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
const hourFormat = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });

/** Returns the day of a moment in the shop's time zone. */
export const dayOf = (moment: Date): CalendarDay => dateFormat.format(moment);

/** Returns the hour of a moment in the shop's time zone, 0 to 23. */
export const hourOf = (moment: Date): number => Number(hourFormat.format(moment));

/** Returns the moment at which a day begins in the shop's time zone. */
export function startOfDay(calendarDay: CalendarDay): Date {
  const date = new Date(`${calendarDay}T00:00:00Z`);
  return new Date(new TZDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), timeZone).getTime());
}
