import type { AddressValue } from "@dioptra/ui/rules";
import type { Money } from "../money.ts";

/** Who orders. The e-mail gets the confirmation. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A delivery or billing address, as the shop's forms validate it. */
export type Address = AddressValue;

export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly title: string;
  readonly price: Money;
  /** Chosen as long as the shopper has not chosen. */
  readonly isDefault: boolean;
  /** The parcel is left at a point that the shopper chooses. */
  readonly needsPoint: boolean;
}

/** Whose payment page a method leads to (docs/specification/calls.md#call-52). */
export type PaymentProvider = "mollie" | "tpay" | "paypal";

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
  /** Chosen as long as the shopper has not chosen. */
  readonly isDefault: boolean;
  /** Null for a method of the shop's own, such as cash on delivery. */
  readonly provider: PaymentProvider | null;
  /** Where it is offered, by ISO country code. */
  readonly countries: { readonly allowed: readonly string[] | "all"; readonly excluded: readonly string[] };
}

/** The steps of the checkout, in their order. */
export const checkoutSteps = ["personal-details", "shipping", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface ForCart {
  /** Nothing in the cart is delivered. */
  readonly isVirtual: boolean;
}

/** The steps that this cart needs: what is not delivered has no shipping. */
export function stepsFor({ isVirtual }: ForCart): readonly CheckoutStep[] {
  return checkoutSteps.filter((step) => !(isVirtual && step === "shipping"));
}

/** The first step that is not done; the review comes last and is never done before the order. */
export function firstOpenStep(done: readonly CheckoutStep[], cart: ForCart): CheckoutStep {
  return stepsFor(cart).find((step) => !done.includes(step)) ?? "review";
}

/** A step opens when all earlier steps are complete, so that an order is never reviewed without an address. */
export function canOpenStep(step: CheckoutStep, done: readonly CheckoutStep[], cart: ForCart): boolean {
  const steps = stepsFor(cart);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstOpenStep(done, cart));
}

/** The step to show: the wanted one as far as it opens, else the first that is not done. */
export const shownStep = (wanted: CheckoutStep | null, done: readonly CheckoutStep[], cart: ForCart): CheckoutStep =>
  wanted && canOpenStep(wanted, done, cart) ? wanted : firstOpenStep(done, cart);

/**
 * Whether a shopper is in the checkout: the last sign of life lies within the window
 * (docs/specification/checkout.md#checkout-3). Moments are milliseconds since the epoch, `modifiedAt` is 0 when the
 * checkout was left.
 */
export function isInCheckout(modifiedAt: number, now: number, window: number): boolean {
  return modifiedAt > 0 && now - modifiedAt <= window;
}
