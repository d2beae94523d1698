import { compare } from "../money/arithmetic.ts";
import type { Money } from "../money/money.ts";
import { addDays, type CalendarDay } from "./calendarDay.ts";

/** A price that holds from a day until the next one begins. */
export interface PriceChange {
  readonly from: CalendarDay;
  readonly price: Money;
}

export interface LowestPrice {
  readonly reference: Money;
  /** First day looked at. */
  readonly from: CalendarDay;
  /** Last day looked at: the one before the promotion. */
  readonly to: CalendarDay;
  /** The product has been on offer for less than the whole time. */
  readonly shortHistory: boolean;
}

/**
 * The lowest price of the calendar days before a promotion (Directive 98/6/EC, art. 6a; decision 8).
 * Null when the product was not on offer before: then no reduction may be announced.
 */
export function lowestOf30Days(
  history: readonly PriceChange[],
  promotionStart: CalendarDay,
  days = 30,
): LowestPrice | null {
  const windowStart = addDays(promotionStart, -days);
  const to = addDays(promotionStart, -1);
  const before = history.toSorted(byDay).filter((change) => change.from <= to);
  const [offered] = before;
  if (!offered) return null;
  const [first, ...others] = before.filter((change, index) => lastDay(change, before[index + 1]) >= windowStart);
  const reference = others.reduce(
    (low, { price }) => (compare(price, low) < 0 ? price : low),
    (first ?? offered).price,
  );
  const shortHistory = offered.from > windowStart;
  return { reference, from: shortHistory ? offered.from : windowStart, to, shortHistory };
}

const byDay = (a: PriceChange, b: PriceChange) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1);

/** A price that was replaced on its own day counts for that day. */
function lastDay(change: PriceChange, next: PriceChange | undefined): CalendarDay {
  if (!next) return "9999-12-31";
  return next.from === change.from ? change.from : addDays(next.from, -1);
}
