import type { IntlShape } from "react-intl";
import { weekdays } from "../rules/calendar.ts";
import { formatMeasure } from "../primitives/formats.ts";
import { roundDistance } from "../rules/distance.ts";
import { openSpans, type WeekdayHours } from "../rules/openingHours.ts";

/** Formats a distance in kilometres: "400 m", "1,6 km", "252 km". */
export function formatDistance(intl: IntlShape, kilometres: number): string {
  const { value, unit } = roundDistance(kilometres);
  return formatMeasure(intl, value, unit, { maximumFractionDigits: 1 });
}

/** Formats a time of day on the 24-hour clock, in all languages: "9:00", "19:00". */
export const formatHour = (intl: IntlShape, time: string): string =>
  intl.formatTime(`1970-01-01T${time}:00Z`, {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** Formats a minute of the day as a time. Minutes from 24:00 on continue on the next day's clock. */
export function formatMinute(intl: IntlShape, minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return formatHour(intl, `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`);
}

/** Seven days to format weekday names with, from Monday, 5 January 1970. */
export const exampleWeek = weekdays.map((_, index) => `1970-01-${String(5 + index).padStart(2, "0")}`);

/** Formats the hours of a week, equal days in a row together: "Mon–Fri 9:00–19:00, Sat 9:00–14:00". */
export function formatWeek(intl: IntlShape, week: readonly WeekdayHours[]): string {
  const groups: { days: string[]; hours: string }[] = [];
  for (const day of exampleWeek) {
    const spans = openSpans({ timeZone: "UTC", week }, day);
    const hours = spans.map(({ from, to }) => `${formatMinute(intl, from)}–${formatMinute(intl, to)}`).join(", ");
    const name = intl.formatDate(day, { weekday: "short", timeZone: "UTC" });
    const last = groups.at(-1);
    if (last?.hours === hours) last.days.push(name);
    else groups.push({ days: [name], hours });
  }
  return groups
    .filter(({ hours }) => hours !== "")
    .map(({ days, hours }) => `${[...new Set([days[0], days.at(-1)])].join("–")} ${hours}`)
    .join(", ");
}
