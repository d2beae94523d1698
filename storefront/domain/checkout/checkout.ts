import type { AddressValue, CompanyValue } from "@dioptra/ui/rules";
import type { Money } from "../money.ts";

/** Name and e-mail address of the shopper. The confirmation is sent to this address. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A delivery or billing address, as the shop's forms validate it. */
export type Address = AddressValue;

/** The company that an invoice is made out to, as the shop's forms validate it. */
export type Company = CompanyValue;

/** A way of delivery that the platform offers. */
export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly title: string;
  readonly price: Money;
  /** Whether it is preselected. */
  readonly isDefault: boolean;
  /** Whether the parcel is delivered to a pick-up point, which the shopper has to choose. */
  readonly needsPoint: boolean;
}

/** The chosen delivery: the method, and for deliveries to a point its id. */
export interface ShippingChoice extends Pick<ShippingMethod, "carrierCode" | "methodCode"> {
  readonly pointId?: string;
}

/**
 * The code of a payment provider, such as `mollie` (docs/specification/calls.md#call-52). The codes depend on the
 * platform; `storefront/platform/payment/providers.ts` lists those of ours.
 */
export type PaymentProviderCode = string;

/** A way of paying that the platform offers. */
export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly cost: Money;
  /** Whether it is preselected. */
  readonly isDefault: boolean;
  /** Null for a method without a provider, such as cash on delivery. */
  readonly provider: PaymentProviderCode | null;
  /** ISO codes of the countries where it is offered, and where not. */
  readonly countries: { readonly allowed: readonly string[] | "all"; readonly excluded: readonly string[] };
}

/** The steps of the checkout, in order. */
export const checkoutSteps = ["personal-details", "shipping", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What the answers of the payment step depend on. */
export interface PaymentGround {
  /** The country of the invoice, which decides about methods and about the form of a tax number; null without one. */
  readonly country: string | null;
  /** Whether the parcel is collected where nothing can be paid. */
  readonly isUnpaidPoint: boolean;
}

/** Returns whether the payment step has to be done again, after an answer of an earlier step has changed. */
export const hasLostPayment = (
  before: PaymentGround,
  after: PaymentGround,
  { isPaidThere }: { readonly isPaidThere: boolean },
): boolean => before.country !== after.country || (isPaidThere && after.isUnpaidPoint && !before.isUnpaidPoint);

export interface StepConditions {
  /** Whether nothing in the cart is delivered. */
  readonly isVirtual: boolean;
}

/** Returns the steps that a cart needs. A virtual cart has no shipping. */
export function stepsFor({ isVirtual }: StepConditions): readonly CheckoutStep[] {
  return checkoutSteps.filter((step) => !(isVirtual && step === "shipping"));
}

/** Returns the first step that is not done. The review is the last step and is not done before the order is placed. */
export function firstOpenStep(done: readonly CheckoutStep[], cart: StepConditions): CheckoutStep {
  return stepsFor(cart).find((step) => !done.includes(step)) ?? "review";
}

/**
 * Returns whether a step can be opened: all steps before it must be done, so that no order is reviewed without an
 * address.
 */
export function canOpenStep(step: CheckoutStep, done: readonly CheckoutStep[], cart: StepConditions): boolean {
  const steps = stepsFor(cart);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstOpenStep(done, cart));
}

/** Returns the step to show: the requested one if it can be opened, otherwise the first that is not done. */
export const shownStep = (
  requested: CheckoutStep | null,
  done: readonly CheckoutStep[],
  cart: StepConditions,
): CheckoutStep => (requested && canOpenStep(requested, done, cart) ? requested : firstOpenStep(done, cart));

/**
 * Returns whether a shopper is in the checkout: it was last changed within the window
 * (docs/specification/checkout.md#checkout-3). Times are milliseconds since the epoch, the window is in milliseconds,
 * and `modifiedAt` is 0 after the checkout was left.
 */
export function isInCheckout(modifiedAt: number, now: number, window: number): boolean {
  return modifiedAt > 0 && now - modifiedAt <= window;
}
