import type { IntlShape } from "react-intl";
import { formatMeasure } from "../primitives/formats.ts";
import { roundDistance } from "../rules/distance.ts";

/** How far away something is, from kilometres: "400 m", "1,6 km", "252 km". */
export function formatDistance(intl: IntlShape, kilometres: number): string {
  const { value, unit } = roundDistance(kilometres);
  return formatMeasure(intl, value, unit, { maximumFractionDigits: 1 });
}

/** Of a day of 24 hours in all languages: "9:00", "19:00". */
export const formatHour = (intl: IntlShape, time: string): string =>
  intl.formatTime(`1970-01-01T${time}:00Z`, {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** A minute of a day as an hour; the end of a day, and what lies past it, by the clock of the next. */
export function formatMinute(intl: IntlShape, minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return formatHour(intl, `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`);
}
