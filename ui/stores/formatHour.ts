import type { IntlShape } from "react-intl";

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
