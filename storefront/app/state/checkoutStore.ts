import type { Address, CheckoutStep, Company, PersonalDetails, ShippingChoice } from "#domain/checkout/checkout.ts";
import type { Consent, OptionalConsent } from "#domain/checkout/consents.ts";
import type { DraftedPoint } from "#domain/delivery.ts";
import type { Money } from "#domain/money.ts";
import type { OrderDraft } from "#domain/order/orderRequest.ts";
import type { StoreView } from "#domain/store.ts";
import { createPersistedStore } from "./createPersistedStore.ts";
import { type Notices, createStorageWarning } from "./notices.ts";

/** The checkout's draft: the shopper's answers so far. Passwords and payment data are never part of it. */
export interface CheckoutState {
  /** The customer whose answers these are; null for a guest. */
  readonly customerId: number | null;
  readonly personal: PersonalDetails | null;
  /** Whether the guest wants an account with the order. The password is in the memory of the page only. */
  readonly createAccount: boolean;
  readonly shippingAddress: Address | null;
  /** Null when it is the same as the shipping address. */
  readonly billingAddress: Address | null;
  /** Whether the box says so; null until the shopper has changed it. Missing in drafts of older versions of the shop. */
  readonly isBillingSame?: boolean | null;
  /** The company on the invoice; null for a person. Missing in drafts of older versions of the shop. */
  readonly company?: Company | null;
  readonly shipping: ShippingChoice | null;
  /** The chosen pick-up point; null for a delivery to the address. Missing in drafts of older versions of the shop. */
  readonly point?: DraftedPoint | null;
  /**
   * The point that is picked and not sent yet, with the delivery that it belongs to, so that a reload keeps it. Missing in
   * drafts of older versions of the shop.
   */
  readonly picked?: PickedPoint | null;
  /** Title of the chosen shipping method, in the store view's language. */
  readonly shippingTitle: string | null;
  /** Price of the delivery when it was chosen, gross. Missing in drafts of older versions of the shop. */
  readonly shippingCost?: Money | null;
  readonly paymentCode: string | null;
  /** Title of the chosen payment method, in the store view's language. */
  readonly paymentTitle: string | null;
  /** The provider at which the chosen method is paid; null for cash on delivery. */
  readonly paymentProvider: string | null;
  /** The bank of a method that needs one. */
  readonly paymentIssuer: string | null;
  /** Price of the chosen payment method, gross. */
  readonly paymentCost: Money | null;
  /** What was typed into forms since they were last accepted, so that a reload keeps it. */
  readonly typed: { readonly [Form in keyof TypedAnswers]?: TypedAnswers[Form] | null };
  /** What the shopper has ticked at the last step. Missing in drafts of older versions of the shop. */
  readonly consents?: readonly (Consent | OptionalConsent)[];
  readonly done: readonly CheckoutStep[];
  /** Time of the last change, in milliseconds since the epoch; 0 outside of the checkout. */
  readonly modifiedAt: number;
  /** False until the browser's draft has been read. */
  readonly isHydrated: boolean;
  /** The order that this browser has stored and the platform does not have; null if none is known. */
  readonly waitingOrder: {
    /** The total at which it was pressed; null if it is not known. */
    readonly total: Money | null;
  } | null;
  /** How often the shopper has pressed the order button without ticking what has to be ticked. */
  readonly pressesWithoutConsent: number;
  /**
   * Number of the order that this browser has placed since a checkout was last opened, and whose confirmation all its open
   * checkouts show next; null for none. Missing in drafts of older versions of the shop.
   */
  readonly placedNumber?: string | null;
  /** Whether that order was placed on this page, not in another tab. */
  readonly isPlacedHere: boolean;
  /** The delivery in the open form of its step; null while that step is not open. Without a price, none is chosen there. */
  readonly deliveryInForm: { readonly price: Money | null } | null;
  /** What proves access to that order in a browser without cookies; null otherwise. */
  readonly placedProof: OrderProof | null;
}

/** The contents of the checkout's forms, as they are typed. */
export interface TypedAnswers {
  readonly personal: OrderDraft["customer"];
  readonly shipping: OrderDraft["shippingAddress"];
  readonly billing: OrderDraft["shippingAddress"];
  readonly company: NonNullable<OrderDraft["company"]>;
}

/** The id and the hash of an order. */
export interface OrderProof {
  readonly orderId: string;
  readonly hash: string;
}

/** A picked point with the country and the method of its delivery. */
export interface PickedPoint {
  readonly point: DraftedPoint;
  readonly country: string;
  readonly methodCode: string;
}

export const emptyCheckout: CheckoutState = {
  customerId: null,
  personal: null,
  createAccount: false,
  shippingAddress: null,
  billingAddress: null,
  isBillingSame: null,
  company: null,
  shipping: null,
  point: null,
  picked: null,
  shippingTitle: null,
  shippingCost: null,
  paymentCode: null,
  paymentTitle: null,
  paymentProvider: null,
  paymentIssuer: null,
  paymentCost: null,
  typed: {},
  consents: [],
  done: [],
  modifiedAt: 0,
  isHydrated: false,
  waitingOrder: null,
  pressesWithoutConsent: 0,
  placedNumber: null,
  isPlacedHere: false,
  placedProof: null,
  deliveryInForm: null,
};

/** What is true of this page only, and not stored. */
type PageState =
  | "isHydrated"
  | "waitingOrder"
  | "pressesWithoutConsent"
  | "isPlacedHere"
  | "placedProof"
  | "deliveryInForm";

/** Returns the key of a store view's draft in `localStorage`. */
export const checkoutKey = (code: string): string => `dioptra-checkout-${code}`;

const createCheckoutStore = ({ code }: StoreView, onNotStored: () => void) =>
  createPersistedStore<CheckoutState, Omit<CheckoutState, PageState>>(emptyCheckout, {
    name: checkoutKey(code),
    version: 1,
    partialize: ({
      isHydrated: _isHydrated,
      waitingOrder: _waitingOrder,
      pressesWithoutConsent: _presses,
      isPlacedHere: _isPlacedHere,
      placedProof: _placedProof,
      deliveryInForm: _deliveryInForm,
      ...stored
    }) => stored,
    onNotStored,
  });

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

const drafts = new WeakMap<Notices, CheckoutStore>();

/**
 * Returns the draft of the shop that these notices belong to. It is created on the first call. Cart and checkout share
 * this object, so that they agree even in a browser that stores nothing.
 */
export function checkoutStoreOf(notices: Notices, view: StoreView): CheckoutStore {
  const existing = drafts.get(notices);
  if (existing) return existing;
  const draft = createCheckoutStore(view, createStorageWarning(notices));
  drafts.set(notices, draft);
  return draft;
}
