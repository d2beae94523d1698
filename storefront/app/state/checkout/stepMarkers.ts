/** How a shopper has passed a step of the checkout: by a choice, or because there was nothing to choose. */
export type StepMarker = "shipping_selected" | "shipping_skipped" | "payment_selected" | "payment_skipped";

/**
 * Tells a shop's own code that a step of the checkout was passed (docs/specification/checkout.md#checkout-40). It listens on
 * `window`, and is responsible for the consent to what it does with it: the shop itself neither stores nor sends it.
 */
export function markStep(marker: StepMarker): void {
  window.dispatchEvent(new CustomEvent("checkout-step", { detail: { marker } }));
}
