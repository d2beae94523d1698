import { anybodyIn } from "../catalog/taxRates.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale } from "../catalog/isForSale.ts";
import type { ListedProduct, Listing } from "../catalog/listedProduct.ts";
import type { LeftOf } from "../catalog/readStock.ts";
import { wirePrices } from "./wirePrices.ts";

/** What a document follows from, beside the catalogue. */
export interface Circumstances {
  readonly leftOf: LeftOf;
  readonly now: Date;
}

/** A variant with what is asked for it now, and whether it can be had. */
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
