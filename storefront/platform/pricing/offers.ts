import { toWireAmount } from "#contract/wire/value.ts";
import type { Currency, Money } from "#domain/money.ts";
import { vatSplit } from "#domain/tax.ts";
import { dayOf } from "../kernel/calendar.ts";
import {
  priceAt,
  priceWithoutGroupAt,
  lowestPriorPrice,
  type PastPrice,
  type StoredPrice,
} from "../catalog/storedPrice.ts";
import { guestIn } from "../catalog/taxes.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale, type ListedProduct, type Listing } from "../catalog/listedProduct.ts";
import type { StockOf } from "../catalog/readStock.ts";

/** What the price fields of a document depend on besides the stored price. */
export interface PriceTerms {
  readonly currency: Currency;
  /** VAT in percent in the store view's country. */
  readonly rate: number;
  readonly now: Date;
}

/** Returns the three fields of a price: net, VAT and gross (docs/specification/prices.md#price-1). */
function priceFields<Name extends string>(name: Name, gross: Money, rate: number) {
  const { net, vat } = vatSplit(gross, rate);
  return {
    [name]: toWireAmount(net),
    [`${name}_tax`]: toWireAmount(vat),
    [`${name}_incl_tax`]: toWireAmount(gross),
  } as Record<Name | `${Name}_tax` | `${Name}_incl_tax`, number>;
}

/** Repeats the net prices under the names that clients use which add taxes themselves. */
const originalNetPrices = (prices: { readonly final_price: number; readonly special_price: number }) => ({
  original_final_price: prices.final_price,
  original_special_price: prices.special_price,
});

/** Returns the price fields of a set, which costs the sum of its parts and is never reduced itself. */
export function wirePartsPrices(current: Money, rate: number) {
  const fields = {
    ...priceFields("price", current, rate),
    ...priceFields("final_price", current, rate),
    ...priceFields("original_price", current, rate),
    ...priceFields("special_price", { minor: 0, currency: current.currency }, rate),
  };
  return {
    ...fields,
    ...originalNetPrices(fields),
    tax: rate,
    special_from_date: null,
    special_to_date: null,
    lowest_price_30_days: null,
    reduced_since: null,
  };
}

/** Returns the price fields of a product document. A special price that is not in effect is 0. */
export function wirePrices(price: StoredPrice, history: readonly PastPrice[], { currency, rate, now }: PriceTerms) {
  const current = priceAt(price, currency, now);
  const lowest = lowestPriorPrice(price, history, currency, now);
  const isReduced = priceWithoutGroupAt(price, currency, now).minor < price.amount;
  const fields = {
    ...priceFields("price", current, rate),
    ...priceFields("final_price", current, rate),
    ...priceFields("original_price", { minor: price.amount, currency }, rate),
    ...priceFields("special_price", isReduced ? current : { minor: 0, currency }, rate),
  };
  return {
    ...fields,
    ...originalNetPrices(fields),
    /** VAT in percent. */
    tax: rate,
    special_from_date: isReduced ? (price.specialFrom?.toISOString() ?? null) : null,
    special_to_date: isReduced ? (price.specialTo?.toISOString() ?? null) : null,
    lowest_price_30_days: lowest && toWireAmount(lowest),
    /** The first day of the reduction that the reference belongs to. */
    reduced_since: lowest && price.specialFrom ? dayOf(price.specialFrom) : null,
  };
}

/** Stock and time, which a document depends on besides the catalogue. */
export interface Circumstances {
  readonly stockOf: StockOf;
  readonly now: Date;
}

/** A variant with its current price and availability. */
export interface Offer {
  readonly listing: Listing;
  readonly prices: ReturnType<typeof wirePrices>;
  /** Stock in pieces. */
  readonly left: number;
  readonly isForSale: boolean;
  readonly isAvailable: boolean;
}

/** Returns an offer for each variant of a product. */
export function offersOf(
  { product, listings }: Pick<ListedProduct, "product" | "listings">,
  { store, rateOf }: CatalogueView,
  { stockOf, now }: Circumstances,
): readonly Offer[] {
  const terms = { currency: store.currency, rate: rateOf(product.taxClassId, guestIn(store.country)), now };
  const pricesByAmount = new Map<number, Offer["prices"]>();
  // Variants with the same amount share their fields. Reduced ones do not, since each has its own price history.
  const pricesOf = ({ price, history }: Listing) => {
    if (price.specialAmount !== null || price.groupAmount !== undefined) return wirePrices(price, history, terms);
    const prices = pricesByAmount.get(price.amount) ?? wirePrices(price, history, terms);
    pricesByAmount.set(price.amount, prices);
    return prices;
  };
  return listings.map((listing) => {
    const { variant } = listing;
    const left = stockOf(variant.id);
    const sold = isForSale({ product, variant });
    return { listing, left, isForSale: sold, isAvailable: sold && left > 0, prices: pricesOf(listing) };
  });
}

/** Returns the available offers, or all offers if none is available. */
export function availableFirst(offers: readonly Offer[]): readonly Offer[] {
  const available = offers.filter(({ isAvailable }) => isAvailable);
  return available.length > 0 ? available : offers;
}

/** Returns the offer that determines the price of a product: the cheapest available one (docs/specification/prices.md#price-5). */
export const cheapest = (offers: readonly Offer[]): Offer | undefined =>
  availableFirst(offers).toSorted((a, b) => a.prices.price_incl_tax - b.prices.price_incl_tax)[0];
