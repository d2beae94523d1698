import { toWireAmount } from "#contract/wire/value.ts";
import type { Currency, Money } from "#domain/money.ts";
import { vatSplit } from "#domain/tax.ts";
import { dayOf } from "../kernel/calendar.ts";
import { askedAt, askedOfAll, lowestBefore, type PastPrice, type StoredPrice } from "../catalog/priceNow.ts";

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

/** The price fields of a product document. A special price that is not running is nobody's business: it is 0. */
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
