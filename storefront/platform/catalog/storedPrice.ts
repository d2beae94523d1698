import type { Currency, Money } from "#domain/money.ts";
import type { CalendarDay } from "#domain/calendar.ts";
import { currentPrice, lowestOf30Days, type LowestPrice, reduction } from "#domain/price.ts";
import { dayOf } from "../kernel/calendar.ts";

/** A price as it is stored: gross, in minor units. */
export interface StoredPrice {
  readonly amount: number;
  readonly specialAmount: number | null;
  readonly specialFrom: Date | null;
  readonly specialTo: Date | null;
  /** The price of the customer's group, if it has one. It is never announced as a reduction. */
  readonly groupAmount?: number;
}

/** A price that applied from a day on, in minor units. */
export interface PastPrice {
  readonly validFrom: CalendarDay;
  readonly amount: number;
}

/** Returns the price at a moment, including special and group prices. */
export function priceAt(price: StoredPrice, currency: Currency, moment: Date): Money {
  const special =
    price.specialAmount === null
      ? null
      : { amount: { minor: price.specialAmount, currency }, from: price.specialFrom, to: price.specialTo };
  const final = price.groupAmount === undefined ? null : { minor: price.groupAmount, currency };
  return currentPrice({ original: { minor: price.amount, currency }, final, special }, moment);
}

/** Returns the price at a moment for customers without a group, including special prices. */
export function priceWithoutGroupAt(price: StoredPrice, currency: Currency, moment: Date): Money {
  const { amount, specialAmount, specialFrom, specialTo } = price;
  return priceAt({ amount, specialAmount, specialFrom, specialTo }, currency, moment);
}

/**
 * Returns the lowest price of the 30 days before a reduction, with these days; null if no reduction may be announced
 * (docs/decisions/product.md#decision-8).
 */
export function announcedReduction(
  price: StoredPrice,
  history: readonly PastPrice[],
  currency: Currency,
  moment: Date,
): LowestPrice | null {
  const current = priceWithoutGroupAt(price, currency, moment);
  if (current.minor >= price.amount || !price.specialFrom) return null;
  const changes = history.map(({ validFrom, amount }) => ({ from: validFrom, price: { minor: amount, currency } }));
  const lowest = lowestOf30Days(changes, dayOf(price.specialFrom));
  return reduction(current, lowest) && lowest;
}

/** Returns the lowest price that has to be shown next to a reduction; null if none may be announced. */
export const lowestPriorPrice = (...parts: Parameters<typeof announcedReduction>): Money | null =>
  announcedReduction(...parts)?.reference ?? null;

/**
 * Returns the prices at which a variant has been sold, oldest first: those of its history, and a special price that has
 * begun or ended since.
 */
export function pastPrices(price: StoredPrice, history: readonly PastPrice[], moment: Date): readonly PastPrice[] {
  const { amount, specialAmount, specialFrom, specialTo } = price;
  const special =
    specialAmount === null
      ? []
      : [
          specialFrom && { at: specialFrom, amount: Math.min(amount, specialAmount) },
          specialTo && { at: specialTo, amount },
        ];
  const isRecorded = (day: CalendarDay, recorded: number) =>
    history.some((each) => each.validFrom === day && each.amount === recorded);
  const since = special.flatMap((each) => {
    if (!each || each.at > moment) return [];
    const day = dayOf(each.at);
    return isRecorded(day, each.amount) ? [] : [{ validFrom: day, amount: each.amount }];
  });
  return [...history, ...since].toSorted((a, b) =>
    a.validFrom === b.validFrom ? 0 : a.validFrom < b.validFrom ? -1 : 1,
  );
}
