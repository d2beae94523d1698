import type { Currency } from "#domain/money.ts";
import type { OpenCart } from "../cart/openCart.ts";
import type { TaxedWhere } from "../catalog/taxRates.ts";

/** Where a cart goes. */
export interface Place {
  readonly country: string;
  readonly region: string | null;
}

/** Where to and to whom, paid in what, and told in which language. */
export interface Destination extends TaxedWhere {
  readonly currency: Currency;
  readonly locale: string;
}

/** Where the cart goes, as far as anybody said; until then, where the store view is. */
export const destinationOf = ({ cart, view: { store }, groupId }: OpenCart): Destination => ({
  country: cart.country ?? store.country,
  region: cart.region,
  groupId,
  currency: store.currency,
  locale: store.locale,
});

/** The cart as it would be if it went there. */
export const sentTo = (open: OpenCart, { country, region }: Place): OpenCart => ({
  ...open,
  cart: { ...open.cart, country, region },
});
