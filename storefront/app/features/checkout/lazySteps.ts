import { lazyComponent } from "@dioptra/ui";

// The steps after the first, what lines say before ordering, and the order button. Their code is loaded while the first step is being filled in.
const load = () => import("./laterSteps.ts");

export const LazyShippingStep = lazyComponent(async () => (await load()).ShippingStep);
export const LazyPaymentStep = lazyComponent(async () => (await load()).PaymentStep);
export const LazyReturnNote = lazyComponent(async () => (await load()).ReturnNote);
export const LazyReviewStep = lazyComponent(async () => (await load()).ReviewStep);
export const LazyPlaceOrder = lazyComponent(async () => (await load()).PlaceOrder);

/** Loads the code of all steps ahead, so that no step waits for it. */
export const loadSteps = (): Promise<unknown> =>
  Promise.all(
    [LazyShippingStep, LazyPaymentStep, LazyReturnNote, LazyReviewStep, LazyPlaceOrder].map((step) => step.load()),
  );
