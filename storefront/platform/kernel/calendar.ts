import { TZDate } from "@date-fns/tz";
import { configuration } from "#configuration/index.ts";
import type { CalendarDay } from "#domain/calendar.ts";

const { timeZone } = configuration.store;

const day = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
const hour = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });

/** The day of the shop's calendar that a moment lies in. */
export const dayOf = (moment: Date): CalendarDay => day.format(moment);

/** The hour of the shop's clock, 0 to 23. */
export const hourOf = (moment: Date): number => Number(hour.format(moment));

/** The moment at which a day of the shop's calendar begins. */
export function startOfDay(calendarDay: CalendarDay): Date {
  const day = new Date(`${calendarDay}T00:00:00Z`);
  return new Date(new TZDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), timeZone).getTime());
}
