import { addDays, type CalendarDay } from "../calendar.ts";

export interface ReorderReminder {
  /** On which the last lenses are worn. */
  readonly lastDay: CalendarDay;
  readonly remindOn: CalendarDay;
}

/** So many days are left to order, send and receive new ones. */
const lead = 10;

/**
 * When a customer is reminded to order contact lenses, by how many days the delivered ones last: ten days before the
 * last one, but never before the delivery (docs/specification/optics.md#optics-39).
 */
export function reorderReminder(delivered: CalendarDay, days: number): ReorderReminder {
  const lastDay = addDays(delivered, days);
  return { lastDay, remindOn: addDays(delivered, Math.max(0, days - lead)) };
}
