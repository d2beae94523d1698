import { addDays, type CalendarDay } from "../calendar.ts";

export interface ReorderReminder {
  /** On which the last lenses are worn. */
  readonly lastDay: CalendarDay;
  readonly remindOn: CalendarDay;
}

/** So many days are left to order, send and receive new ones. */
const lead = 10;

/**
 * When somebody should be reminded of new contact lenses, by how many days those delivered last: ten days before the
 * last one, but never before they have been delivered (docs/specification/optics.md#optics-39).
 */
export function reorderReminder(delivered: CalendarDay, days: number): ReorderReminder {
  const lastDay = addDays(delivered, days);
  return { lastDay, remindOn: addDays(delivered, Math.max(0, days - lead)) };
}
