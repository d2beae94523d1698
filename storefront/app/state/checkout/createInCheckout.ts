import { checkout } from "#configuration/checkout.ts";
import { isInCheckout } from "#domain/checkout/isInCheckout.ts";
import type { StoreView } from "#domain/store/storeView.ts";
import { createCheckoutStore } from "./checkoutStore.ts";

/** Tells whether the shopper is in the checkout, in this tab or another: then the cart is the browser's to decide. */
export function createInCheckout(store: StoreView): () => boolean {
  const draft = createCheckoutStore(store);
  return () => isInCheckout(draft.latest().modifiedAt, Date.now(), checkout.inCheckoutWindow);
}
