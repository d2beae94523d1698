import type { CalendarDay } from "./calendarDay.ts";

/** What a clock on the wall shows. */
export interface LocalTime {
  readonly date: CalendarDay;
  /** `09:30`, of 24 hours. */
  readonly time: string;
}

const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", { ...parts, timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** What clocks show in a time zone, such as `Europe/Warsaw`, at a moment in ISO 8601. */
export function localTime(moment: string, timeZone: string): LocalTime {
  const shown = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${shown["year"]}-${shown["month"]}-${shown["day"]}`, time: `${shown["hour"]}:${shown["minute"]}` };
}
