import { toWireAmount } from "#contract/wire/value.ts";
import type { Currency, Money } from "#domain/money.ts";
import { vatSplit } from "#domain/tax.ts";
import { dayOf } from "../kernel/calendar.ts";
import { askedAt, askedOfAll, lowestBefore, type PastPrice, type StoredPrice } from "../catalog/priceNow.ts";
import { anybodyIn } from "../catalog/taxes.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale, type ListedProduct, type Listing } from "../catalog/listedProduct.ts";
import type { LeftOf } from "../catalog/readStock.ts";

export interface PriceTerms {
  readonly currency: Currency;
  /** VAT in percent, where the store view is. */
  readonly rate: number;
  readonly now: Date;
}

/** A gross amount gross, net and as tax (docs/specification/prices.md#price-1). */
function taxed<Name extends string>(name: Name, gross: Money, rate: number) {
  const { net, vat } = vatSplit(gross, rate);
  return {
    [name]: toWireAmount(net),
    [`${name}_tax`]: toWireAmount(vat),
    [`${name}_incl_tax`]: toWireAmount(gross),
  } as Record<Name | `${Name}_tax` | `${Name}_incl_tax`, number>;
}

/** The net prices once more, under the names by which clients keep them that add taxes of their own. */
const untaxed = (prices: { readonly final_price: number; readonly special_price: number }) => ({
  original_final_price: prices.final_price,
  original_special_price: prices.special_price,
});

/** The price fields of what costs what its parts do: none of its own was ever reduced. */
export function wirePartsPrices(current: Money, rate: number) {
  const taken = {
    ...taxed("price", current, rate),
    ...taxed("final_price", current, rate),
    ...taxed("original_price", current, rate),
    ...taxed("special_price", { minor: 0, currency: current.currency }, rate),
  };
  return {
    ...taken,
    ...untaxed(taken),
    tax: rate,
    special_from_date: null,
    special_to_date: null,
    lowest_price_30_days: null,
    reduced_since: null,
  };
}

/** The price fields of a product document. A special price that is not in effect is 0. */
export function wirePrices(price: StoredPrice, history: readonly PastPrice[], { currency, rate, now }: PriceTerms) {
  const current = askedAt(price, currency, now);
  const lowest = lowestBefore(price, history, currency, now);
  const isReduced = askedOfAll(price, currency, now).minor < price.amount;
  const taken = {
    ...taxed("price", current, rate),
    ...taxed("final_price", current, rate),
    ...taxed("original_price", { minor: price.amount, currency }, rate),
    ...taxed("special_price", isReduced ? current : { minor: 0, currency }, rate),
  };
  return {
    ...taken,
    ...untaxed(taken),
    /** VAT in percent. */
    tax: rate,
    special_from_date: isReduced ? (price.specialFrom?.toISOString() ?? null) : null,
    special_to_date: isReduced ? (price.specialTo?.toISOString() ?? null) : null,
    lowest_price_30_days: lowest && toWireAmount(lowest),
    /** The first day of the reduction that the reference belongs to. */
    reduced_since: lowest && price.specialFrom ? dayOf(price.specialFrom) : null,
  };
}

/** What a document follows from, beside the catalogue. */
export interface Circumstances {
  readonly leftOf: LeftOf;
  readonly now: Date;
}

/** A variant with its present price and availability. */
export interface Offer {
  readonly listing: Listing;
  readonly prices: ReturnType<typeof wirePrices>;
  readonly left: number;
  readonly isForSale: boolean;
  readonly canBeHad: boolean;
}

export function offersOf(
  { product, listings }: Pick<ListedProduct, "product" | "listings">,
  { store, rateOf }: CatalogueView,
  { leftOf, now }: Circumstances,
): readonly Offer[] {
  const terms = { currency: store.currency, rate: rateOf(product.taxClassId, anybodyIn(store.country)), now };
  const known = new Map<number, Offer["prices"]>();
  /** Most variants of a product cost the same; what is reduced is measured by its own history. */
  const pricesOf = ({ price, history }: Listing) => {
    if (price.specialAmount !== null || price.groupAmount !== undefined) return wirePrices(price, history, terms);
    const prices = known.get(price.amount) ?? wirePrices(price, history, terms);
    known.set(price.amount, prices);
    return prices;
  };
  return listings.map((listing) => {
    const { variant } = listing;
    const left = leftOf(variant.id);
    const sold = isForSale({ product, variant });
    return { listing, left, isForSale: sold, canBeHad: sold && left > 0, prices: pricesOf(listing) };
  });
}

/** What shoppers are shown first: what can be had; when that is nothing, all there is. */
export function shownFirst(offers: readonly Offer[]): readonly Offer[] {
  const available = offers.filter(({ canBeHad }) => canBeHad);
  return available.length > 0 ? available : offers;
}

/** The one whose price a product bears: its cheapest that can be had (docs/specification/prices.md#price-5). */
export const cheapest = (offers: readonly Offer[]): Offer | undefined =>
  shownFirst(offers).toSorted((a, b) => a.prices.price_incl_tax - b.prices.price_incl_tax)[0];
