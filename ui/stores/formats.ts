import type { IntlShape } from "react-intl";
import { formatMeasure } from "../primitives/formats.ts";
import { roundDistance } from "../rules/distance.ts";

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
