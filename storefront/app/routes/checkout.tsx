import { createFileRoute, redirect } from "@tanstack/react-router";
import { cart } from "#configuration/cart.ts";
import { type CheckoutStep, checkoutSteps } from "#domain/checkout/checkout.ts";
import { CheckoutView } from "../features/checkout/CheckoutView.tsx";
import { LazyCheckoutHead } from "../layout/lazy.ts";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

const isStep = (value: unknown): value is CheckoutStep => checkoutSteps.some((step) => step === value);

export const Route = createFileRoute("/checkout")({
  staticData: {
    layout: "checkout",
    pageType: "checkout",
    messages: ["cart", "checkout", "choices", "payment", "person"],
    query: ["step"],
  },
  // An unknown step is ignored, so that the first incomplete step is shown.
  validateSearch: ({ step }: Record<string, unknown>): { step?: CheckoutStep } => (isStep(step) ? { step } : {}),
  loader: () => {
    // An external checkout is entered from the cart, which knows the cart's token.
    if (cart.externalCheckoutUrl !== null) throw redirect({ to: "/cart", replace: true });
    return LazyCheckoutHead.load();
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "checkout.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: CheckoutPage,
});

function CheckoutPage() {
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CheckoutView
      requestedStep={step ?? null}
      onStep={(next) => void navigate({ search: { step: next } })}
      onPlaced={(orderNumber) =>
        void navigate({ to: "/order-confirmation/$orderId", params: { orderId: orderNumber }, replace: true })
      }
    />
  );
}
