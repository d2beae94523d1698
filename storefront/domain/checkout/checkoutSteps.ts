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

/** A step opens when all before it are done, so that nobody reviews an order without an address. */
export function canOpenStep(step: CheckoutStep, done: readonly CheckoutStep[], cart: ForCart): boolean {
  const steps = stepsFor(cart);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstOpenStep(done, cart));
}

/** The step to show: the wanted one as far as it opens, else the first that is not done. */
export const shownStep = (wanted: CheckoutStep | null, done: readonly CheckoutStep[], cart: ForCart): CheckoutStep =>
  wanted && canOpenStep(wanted, done, cart) ? wanted : firstOpenStep(done, cart);
