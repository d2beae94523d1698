import { CheckoutSteps, FocusedHeader } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { isVirtual } from "#domain/cart/cart.ts";
import { type CheckoutStep, checkoutSteps, shownStep, stepsFor } from "#domain/checkout/checkout.ts";
import { withPrefix } from "#domain/store.ts";
import { useDraft } from "../state/checkout/createCheckout.ts";
import { useCart, useStoreView } from "../state/useShop.ts";

/** How far the order has come, and the way back to what is answered. */
export function CheckoutProgress() {
  const store = useStoreView();
  const wanted = useRouterState({
    select: ({ location }) => checkoutSteps.find((step) => step === location.search.step),
  });
  const done = useDraft((state) => state.done);
  const virtual = useCart(({ lines }) => isVirtual(lines));
  const href = (step: CheckoutStep) => `${withPrefix("/checkout", store)}?step=${step}`;
  return (
    <CheckoutSteps
      steps={stepsFor({ isVirtual: virtual })}
      current={shownStep(wanted ?? null, done, { isVirtual: virtual })}
      done={Object.fromEntries(done.map((step) => [step, href(step)]))}
    />
  );
}

/** The head of the checkout: how far it has come, and the way back. */
export function CheckoutHead() {
  const store = useStoreView();
  return (
    <FocusedHeader homeHref={withPrefix("/", store)}>
      <CheckoutProgress />
    </FocusedHeader>
  );
}
