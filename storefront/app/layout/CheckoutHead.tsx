import { CheckoutSteps, FocusedHeader } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { isVirtual } from "#domain/cart/cart.ts";
import { type CheckoutStep, checkoutSteps, shownStep, stepsFor } from "#domain/checkout/checkout.ts";
import { withPrefix } from "#domain/store.ts";
import { useDoneSteps } from "../state/checkout/createCheckout.ts";
import { useCart, useStoreView } from "../state/useShop.ts";

/** The progress of the checkout, with links to the completed steps. */
export function CheckoutProgress() {
  const store = useStoreView();
  const requestedStep = useRouterState({
    select: ({ location }) => checkoutSteps.find((step) => step === location.search.step),
  });
  const done = useDoneSteps();
  const isCartVirtual = useCart(({ lines }) => isVirtual(lines));
  const href = (step: CheckoutStep) => `${withPrefix("/checkout", store)}?step=${step}`;
  return (
    <CheckoutSteps
      steps={stepsFor({ isVirtual: isCartVirtual })}
      current={shownStep(requestedStep ?? null, done, { isVirtual: isCartVirtual })}
      done={Object.fromEntries(done.map((step) => [step, href(step)]))}
    />
  );
}

/** The header of the checkout: a way back to the shop, and the progress. */
export function CheckoutHead() {
  const store = useStoreView();
  return (
    <FocusedHeader homeHref={withPrefix("/", store)}>
      <CheckoutProgress />
    </FocusedHeader>
  );
}
