import { addDays, type CalendarDay } from "../calendar.ts";

export interface ReorderReminder {
  /** The day on which the last lenses are worn. */
  readonly lastDay: CalendarDay;
  readonly remindOn: CalendarDay;
}

/** Days between the reminder and the last day, in which new lenses can be ordered and delivered. */
const leadDays = 10;

/**
 * Returns when a customer is reminded to reorder contact lenses that last for this many days: ten days before the last
 * day, but never before the delivery (docs/specification/optics.md#optics-39).
 */
export function reorderReminder(delivered: CalendarDay, days: number): ReorderReminder {
  const lastDay = addDays(delivered, days);
  return { lastDay, remindOn: addDays(delivered, Math.max(0, days - leadDays)) };
}
