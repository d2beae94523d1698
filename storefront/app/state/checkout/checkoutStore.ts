import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { Address, PersonalDetails } from "#domain/checkout/checkout.ts";
import type { CheckoutStep } from "#domain/checkout/checkoutSteps.ts";
import type { StoreView } from "#domain/store/storeView.ts";

/** What the shopper has filled in so far. No password and no payment data is ever kept. */
export interface CheckoutState {
  readonly personal: PersonalDetails | null;
  readonly shippingAddress: Address | null;
  /** Null: the same as the delivery address. */
  readonly billingAddress: Address | null;
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string } | null;
  readonly paymentCode: string | null;
  readonly done: readonly CheckoutStep[];
  /** When the checkout was last touched, ms since the epoch; 0: not in checkout. */
  readonly modifiedAt: number;
  /** False until the browser's draft has been read. */
  readonly known: boolean;
}

export const emptyCheckout: CheckoutState = {
  personal: null,
  shippingAddress: null,
  billingAddress: null,
  shipping: null,
  paymentCode: null,
  done: [],
  modifiedAt: 0,
  known: false,
};

export const createCheckoutStore = ({ code }: StoreView) =>
  createStore<CheckoutState>()(
    persist(() => emptyCheckout, {
      name: `dioptra-checkout-${code}`,
      version: 1,
      skipHydration: true,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ known: _known, ...kept }) => kept,
    }),
  );
