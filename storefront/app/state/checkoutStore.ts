import type { Address, CheckoutStep, PersonalDetails } from "#domain/checkout/checkout.ts";
import type { Money } from "#domain/money.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import type { StoreView } from "#domain/store.ts";
import { createKeptStore } from "./createKeptStore.ts";
import { type Notices, tellNotStored } from "./notices.ts";

/** What the shopper has filled in so far. No password and no payment data is ever kept. */
export interface CheckoutState {
  readonly personal: PersonalDetails | null;
  readonly shippingAddress: Address | null;
  /** Null: the same as the delivery address. */
  readonly billingAddress: Address | null;
  readonly shipping: { readonly carrierCode: string; readonly methodCode: string } | null;
  /** What the chosen way of delivery is called, in the store view's language. */
  readonly shippingTitle: string | null;
  readonly paymentCode: string | null;
  /** What the chosen way of paying is called, in the store view's language. */
  readonly paymentTitle: string | null;
  /** What paying this way was said to cost, gross. */
  readonly paymentCost: Money | null;
  /** What was typed into an address and not accepted yet, when the page had to be loaded again. */
  readonly typed: Partial<Readonly<Record<"shipping" | "billing", OrderDraft["shippingAddress"]>>>;
  readonly done: readonly CheckoutStep[];
  /** When the checkout was last touched, ms since the epoch; 0: not in checkout. */
  readonly modifiedAt: number;
  /** False until the browser's draft has been read. */
  readonly isHydrated: boolean;
  /** Number of the order that this visit to the checkout has placed; its confirmation is about to be shown. */
  readonly placedNumber: string | null;
}

export const emptyCheckout: CheckoutState = {
  personal: null,
  shippingAddress: null,
  billingAddress: null,
  shipping: null,
  shippingTitle: null,
  paymentCode: null,
  paymentTitle: null,
  paymentCost: null,
  typed: {},
  done: [],
  modifiedAt: 0,
  isHydrated: false,
  placedNumber: null,
};

const createCheckoutStore = ({ code }: StoreView, onNotStored: () => void) =>
  createKeptStore<CheckoutState, Omit<CheckoutState, "isHydrated" | "placedNumber">>(emptyCheckout, {
    name: `dioptra-checkout-${code}`,
    version: 1,
    keep: ({ isHydrated: _isHydrated, placedNumber: _placedNumber, ...kept }) => kept,
    onNotStored,
  });

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

const drafts = new WeakMap<Notices, CheckoutStore>();

/**
 * Returns the draft of the shop that these notices belong to, created when it is first needed. The cart and the checkout
 * share it, so that they agree also in a browser that stores nothing.
 */
export function checkoutStoreOf(notices: Notices, view: StoreView): CheckoutStore {
  const known = drafts.get(notices);
  if (known) return known;
  const draft = createCheckoutStore(view, tellNotStored(notices));
  drafts.set(notices, draft);
  return draft;
}
