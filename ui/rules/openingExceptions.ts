import { type CalendarDay, dayNumber, dayOfNumber } from "./calendarDay.ts";
import { type OpeningHours, openSpans, type OpenSpan } from "./openingHours.ts";

/** A day on which a salon keeps other hours than in its usual week. */
export interface OpeningException {
  readonly day: CalendarDay;
  /** None where it is closed. */
  readonly spans: readonly OpenSpan[];
}

/** The days among the next ones, the first included, on which special days or the law change a salon's usual week. */
export function openingExceptions(hours: OpeningHours, first: CalendarDay, days: number): readonly OpeningException[] {
  const usual: OpeningHours = { timeZone: hours.timeZone, week: hours.week };
  return Array.from({ length: days }, (_, index) => dayOfNumber(dayNumber(first) + index)).flatMap((day) => {
    const spans = openSpans(hours, day);
    return JSON.stringify(spans) === JSON.stringify(openSpans(usual, day)) ? [] : [{ day, spans }];
  });
}
