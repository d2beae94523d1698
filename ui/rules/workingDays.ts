import { type CalendarDay, dayNumber, dayOfNumber, weekdayOf } from "./calendarDay.ts";
import { polishTradingDay } from "./polishTradingDay.ts";

const isHoliday = (day: CalendarDay) => polishTradingDay(day) === "closed-holiday";

/** Monday to Friday where no holiday falls on it, in Poland. */
const isWorkingDay = (day: CalendarDay) => !["Saturday", "Sunday"].includes(weekdayOf(day)) && !isHoliday(day);

/**
 * The last day of a promise of so many working days; the day of the order does not count
 * (docs/specification/trade.md#trade-24).
 */
export function promisedDelivery(ordered: CalendarDay, workingDays: number): CalendarDay {
  let number = dayNumber(ordered);
  for (let left = workingDays; left > 0;) {
    number += 1;
    if (isWorkingDay(dayOfNumber(number))) left -= 1;
  }
  return dayOfNumber(number);
}

/** A period that would end on a Saturday or a holiday ends on the next working day (Polish Civil Code, art. 115). */
function nextWorkingDay(day: CalendarDay): CalendarDay {
  let number = dayNumber(day);
  while (!isWorkingDay(dayOfNumber(number))) number += 1;
  return dayOfNumber(number);
}

/** Last days of what lets a customer send goods back. */
export interface WithdrawalEnd {
  /** By law: 14 days, where the fourteenth is a working day. */
  readonly statutory: CalendarDay;
  /** By the shop's own promise. */
  readonly contractual: CalendarDay;
  /** The later of the two (docs/decisions/product.md#decision-18). */
  readonly effective: CalendarDay;
}

const statutoryDays = 14;

/**
 * Until when a contract may be withdrawn from, the day after the delivery being the first
 * (docs/specification/law.md#law-4).
 */
export function withdrawalEnd(delivered: CalendarDay, promisedDays: number): WithdrawalEnd {
  const after = (days: number) => dayOfNumber(dayNumber(delivered) + days);
  const statutory = nextWorkingDay(after(statutoryDays));
  const contractual = after(promisedDays);
  return { statutory, contractual, effective: statutory > contractual ? statutory : contractual };
}
