import { compare, type Currency, divideHalfUp, type Money, multiply, subtract, sum } from "./money.ts";
import { addDays, type CalendarDay } from "./calendar.ts";
import type { Price } from "./product/product.ts";

/** A price for a limited time. Either end may be open. */
export interface SpecialPrice {
  readonly amount: Money;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** The prices that the current price is chosen from. */
export interface PriceList {
  readonly original: Money;
  /** Price after the platform's rules; null without one. */
  readonly final: Money | null;
  readonly special: SpecialPrice | null;
}

/** Returns the current price: the lowest of the original, the final and, during its time, the special price. */
export function currentPrice({ original, final, special }: PriceList, at: Date): Money {
  const offered = special && isValid(special, at) ? [special.amount] : [];
  return lowest(original, [...(final ? [final] : []), ...offered]);
}

/**
 * Returns the price of a product with variants: that of the cheapest variant, or its own if that is lower. An own price
 * of 0 stands for none.
 */
export function configurablePrice(own: Money, variants: readonly Money[]): Money {
  const [first, ...others] = variants;
  if (!first) return own;
  return lowest(own.minor === 0 ? first : own, own.minor === 0 ? others : variants);
}

/** Returns whether a special price is valid, strictly between its ends (docs/specification/prices.md#price-3). */
const isValid = ({ from, to }: SpecialPrice, at: Date) => (!from || from < at) && (!to || at < to);

const lowest = (first: Money, others: readonly Money[]) =>
  others.reduce((low, amount) => (compare(amount, low) < 0 ? amount : low), first);

/** A price that is valid from a day until the next change. */
export interface PriceChange {
  readonly from: CalendarDay;
  readonly price: Money;
}

/** Result of `lowestOf30Days`. */
export interface LowestPrice {
  readonly reference: Money;
  /** First day of the period. */
  readonly from: CalendarDay;
  /** Last day of the period, the day before the promotion. */
  readonly to: CalendarDay;
  /** Whether the product was offered for only a part of the period. */
  readonly shortHistory: boolean;
}

/** The prices at which something has been sold, as far as they are known. */
export interface PriceHistory {
  /** The last day. */
  readonly today: CalendarDay;
  /** In order; of several prices of one day, the last one counts. */
  readonly prices: readonly PriceChange[];
  /** The lowest price before the reduction; null unless one is announced. */
  readonly lowest: LowestPrice | null;
}

/**
 * Returns the lowest price of the calendar days before a promotion (Directive 98/6/EC, art. 6a;
 * docs/decisions/product.md#decision-8). Null when the product was not offered before; then no reduction may be
 * announced.
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

/** Returns the last day of a price. A price that was replaced on its first day counts for that day. */
function lastDay(change: PriceChange, next: PriceChange | undefined): CalendarDay {
  if (!next) return "9999-12-31";
  return next.from === change.from ? change.from : addDays(next.from, -1);
}

/** A part with its unit price. */
export interface PricedPart {
  readonly price: Money;
  readonly quantity: number;
}

/**
 * Returns the sum of price times quantity: the price of a group and of a bundle's chosen parts
 * (docs/specification/prices.md#price-6).
 */
export const separatePrice = (parts: readonly PricedPart[], currency: Currency): Money =>
  sum(
    parts.map(({ price, quantity }) => multiply(price, quantity)),
    currency,
  );

/**
 * Returns the part of a bundle's option that is chosen by default: the one marked so, or the first
 * (docs/specification/prices.md#price-7).
 */
export const defaultPart = <Part extends { readonly isDefault: boolean }>(parts: readonly Part[]): Part | undefined =>
  parts.find(({ isDefault }) => isDefault) ?? parts[0];

/** Current prices of a product or variant, which are requested from the platform after a search. */
export interface PlatformPrice {
  /** Id of the product or variant, by which prices are matched (docs/specification/prices.md#price-11). */
  readonly id: number;
  readonly current: GrossNet;
  readonly regular: GrossNet;
  /** Null while no special price is valid. */
  readonly special: GrossNet | null;
}

/** An amount with and without VAT. */
export interface GrossNet {
  readonly gross: Money;
  readonly net: Money;
}

/**
 * Returns the reduction that may be announced; null unless the current price is below the lowest price before
 * (docs/decisions/product.md#decision-8).
 */
export function reduction(current: Money, lowest: LowestPrice | null): Price["reduction"] {
  return lowest && compare(current, lowest.reference) < 0 ? { lowestOf30Days: lowest.reference } : null;
}

/** A statement about a reduced price that the Omnibus directive allows. */
export type OmnibusClaim =
  | { readonly claim: "percent"; readonly percent: number; readonly saving: Money; readonly reference: Money }
  | { readonly claim: "no-reduction"; readonly reference: Money }
  | { readonly claim: "none" };

/**
 * Returns the statement that may be made about a promotion. The percentage is relative to the reference price (CJEU
 * C-330/23) and rounded down.
 */
export function omnibusClaim(reference: Money | null, promotion: Money): OmnibusClaim {
  if (!reference) return { claim: "none" };
  if (compare(promotion, reference) >= 0) return { claim: "no-reduction", reference };
  const saving = subtract(reference, promotion);
  return { claim: "percent", percent: Math.floor((saving.minor * 100) / reference.minor), saving, reference };
}

/**
 * Returns the price per litre, which must be shown beside the price of goods sold by volume (§ 4 and 5 PAngV: always
 * per litre since 28 May 2022; PL act on price information, art. 4).
 */
export const pricePerLitre = ({ minor, currency }: Money, millilitres: number): Money => ({
  minor: divideHalfUp(minor * 1000, millilitres),
  currency,
});
