import type { CalendarDay } from "#domain/calendar.ts";

/** The shop's days begin at midnight here; its stores in Poland and Germany share the hour. */
export const timeZone = "Europe/Warsaw";

const day = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
const hour = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
const offset = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });

/** The day of the shop's calendar that a moment lies in. */
export const dayOf = (moment: Date): CalendarDay => day.format(moment);

/** The hour of the shop's clock, 0 to 23. */
export const hourOf = (moment: Date): number => Number(hour.format(moment));

/** Hours that the shop's clocks are ahead of UTC. */
function offsetAt(moment: Date): number {
  const name = offset.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return Number(/GMT([+-]\d+)/.exec(name)?.[1] ?? 0);
}

/** The moment at which a day of the shop's calendar begins. Clocks change later in the night. */
export function startOfDay(calendarDay: CalendarDay): Date {
  const midnight = new Date(`${calendarDay}T00:00:00Z`);
  return new Date(midnight.getTime() - offsetAt(new Date(midnight.getTime() - 7_200_000)) * 3_600_000);
}
