import type { Currency, Money } from "#domain/money.ts";
import type { CalendarDay } from "#domain/calendar.ts";
import { currentPrice, lowestOf30Days, reduction } from "#domain/price.ts";
import { dayOf } from "../kernel/calendar.ts";

/** A price as it is stored: gross, in minor units. */
export interface StoredPrice {
  readonly amount: number;
  readonly specialAmount: number | null;
  readonly specialFrom: Date | null;
  readonly specialTo: Date | null;
  /** What the customer's group pays; left out where it pays what everybody does. It is no reduction that is announced. */
  readonly groupAmount?: number;
}

/** What was asked from a day on. */
export interface PastPrice {
  readonly validFrom: CalendarDay;
  readonly amount: number;
}

/** What is asked for a piece at a moment. */
export function askedAt(price: StoredPrice, currency: Currency, moment: Date): Money {
  const special =
    price.specialAmount === null
      ? null
      : { amount: { minor: price.specialAmount, currency }, from: price.specialFrom, to: price.specialTo };
  const final = price.groupAmount === undefined ? null : { minor: price.groupAmount, currency };
  return currentPrice({ original: { minor: price.amount, currency }, final, special }, moment);
}

/** The same for a customer without a group. */
export function askedOfAll(price: StoredPrice, currency: Currency, moment: Date): Money {
  const { amount, specialAmount, specialFrom, specialTo } = price;
  return askedAt({ amount, specialAmount, specialFrom, specialTo }, currency, moment);
}

/**
 * The lowest price of 30 days that an announced reduction is measured by; null when none may be announced
 * (docs/decisions/product.md#decision-8).
 */
export function lowestBefore(
  price: StoredPrice,
  history: readonly PastPrice[],
  currency: Currency,
  moment: Date,
): Money | null {
  const current = askedOfAll(price, currency, moment);
  if (current.minor >= price.amount || !price.specialFrom) return null;
  const changes = history.map(({ validFrom, amount }) => ({ from: validFrom, price: { minor: amount, currency } }));
  return reduction(current, lowestOf30Days(changes, dayOf(price.specialFrom)))?.lowestOf30Days ?? null;
}
