import { compare, type Currency, divideHalfUp, type Money, multiply, subtract, sum } from "./money.ts";
import { addDays, type CalendarDay } from "./calendar.ts";
import type { Price } from "./product/product.ts";

/** A price for a time; each side of the window may be open. */
export interface SpecialPrice {
  readonly amount: Money;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface PriceList {
  readonly original: Money;
  /** Lower when a rule of the platform's reduces the product. */
  readonly final: Money | null;
  readonly special: SpecialPrice | null;
}

/** What is asked now: the lowest of the original, the final and, in its time, the special price. */
export function currentPrice({ original, final, special }: PriceList, at: Date): Money {
  const offered = special && isOpen(special, at) ? [special.amount] : [];
  return lowest(original, [...(final ? [final] : []), ...offered]);
}

/** A product with variants costs what its cheapest one costs, unless it is cheaper itself; 0 is no price of its own. */
export function configurablePrice(own: Money, variants: readonly Money[]): Money {
  const [first, ...others] = variants;
  if (!first) return own;
  return lowest(own.minor === 0 ? first : own, own.minor === 0 ? others : variants);
}

/** Strictly between its ends, which are moments (docs/specification/prices.md#price-3). */
const isOpen = ({ from, to }: SpecialPrice, at: Date) => (!from || from < at) && (!to || at < to);

const lowest = (first: Money, others: readonly Money[]) =>
  others.reduce((low, amount) => (compare(amount, low) < 0 ? amount : low), first);

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
 * The lowest price of the calendar days before a promotion (Directive 98/6/EC, art. 6a;
 * docs/decisions/product.md#decision-8). Null when the product was not on offer before: then no reduction may be
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

/** A price that was replaced on its own day counts for that day. */
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
 * The part that a bundle has where nothing was chosen: the default, or the first
 * (docs/specification/prices.md#price-7).
 */
export const chosenByDefault = <Part extends { readonly isDefault: boolean }>(
  parts: readonly Part[],
): Part | undefined => parts.find(({ isDefault }) => isDefault) ?? parts[0];

/** What the platform asks for a product or a variant now, gross and net, as it was asked again after a search. */
export interface PlatformPrice {
  /** Of the product or the variant: prices are matched by it (docs/specification/prices.md#price-11). */
  readonly id: number;
  readonly current: Taxed;
  readonly regular: Taxed;
  /** Null while no special price is running. */
  readonly special: Taxed | null;
}

export interface Taxed {
  readonly gross: Money;
  readonly net: Money;
}

/**
 * What may be shown as reduced: only what is really lower than the lowest price before
 * (docs/decisions/product.md#decision-8).
 */
export function reduction(current: Money, lowest: LowestPrice | null): Price["reduction"] {
  return lowest && compare(current, lowest.reference) < 0 ? { lowestOf30Days: lowest.reference } : null;
}

export type OmnibusClaim =
  | { readonly claim: "percent"; readonly percent: number; readonly saving: Money; readonly reference: Money }
  | { readonly claim: "no-reduction"; readonly reference: Money }
  | { readonly claim: "none" };

/** What may be announced; the percentage is of the reference (CJEU C-330/23), whole and never overstated. */
export function omnibusClaim(reference: Money | null, promotion: Money): OmnibusClaim {
  if (!reference) return { claim: "none" };
  if (compare(promotion, reference) >= 0) return { claim: "no-reduction", reference };
  const saving = subtract(reference, promotion);
  return { claim: "percent", percent: Math.floor((saving.minor * 100) / reference.minor), saving, reference };
}

/**
 * What a litre costs at the price of so many millilitres, as it stands beside the price of what is sold by volume
 * (§ 4 and 5 PAngV: always per litre since 28 May 2022; PL act on price information, art. 4).
 */
export const pricePerLitre = ({ minor, currency }: Money, millilitres: number): Money => ({
  minor: divideHalfUp(minor * 1000, millilitres),
  currency,
});
