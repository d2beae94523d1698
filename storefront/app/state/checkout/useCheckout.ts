import { useRouteContext } from "@tanstack/react-router";
import { useStore } from "zustand";
import type { ShopState } from "../shopState.ts";
import type { CheckoutState } from "./checkoutStore.ts";
import { type Checkout, createCheckout } from "./createCheckout.ts";

const checkouts = new WeakMap<ShopState, Checkout>();

/** The checkout of this browser: it comes with the first page that asks for it. */
export function useCheckout(): Checkout {
  const { client, store, shop } = useRouteContext({ from: "__root__" });
  const known = checkouts.get(shop);
  if (known) return known;
  const checkout = createCheckout({ client, store, cart: shop.cart });
  checkouts.set(shop, checkout);
  return checkout;
}

/** What the shopper has filled in so far. */
export const useDraft = <T>(select: (draft: CheckoutState) => T): T => useStore(useCheckout().store, select);
