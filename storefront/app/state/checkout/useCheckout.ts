import { useRouteContext } from "@tanstack/react-router";
import { useStore } from "zustand";
import type { CheckoutState } from "./checkoutStore.ts";
import { type Checkout, checkoutOf } from "./createCheckout.ts";

/** The checkout of this browser: it comes with the first page that asks for it. */
export function useCheckout(): Checkout {
  const { client, store, shop } = useRouteContext({ from: "__root__" });
  return checkoutOf(shop, { client, store });
}

/** What the shopper has filled in so far. */
export const useDraft = <T>(select: (draft: CheckoutState) => T): T => useStore(useCheckout().store, select);
