import { type ReactNode, useEffect, useRef } from "react";
import { useCart, useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { AddressText, Banner, CheckoutSection, InlineNotice, Link, preloadWhenIdle, SummaryLayout } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { isVirtual } from "#domain/cart/cart.ts";
import {
  type Address,
  type CheckoutStep,
  type Company,
  type ShippingMethod,
  shownStep,
  stepsFor,
} from "#domain/checkout/checkout.ts";
import type { ChosenPayment } from "#domain/checkout/paymentEntries.ts";
import type { DraftedPoint } from "#domain/delivery.ts";
import { withPrefix } from "#domain/store.ts";
import { paymentMethodsQuery } from "../../queries/checkout.ts";
import { PointText } from "../../components/PointText.tsx";
import { useIsAway, useIsOnline } from "../../state/useIsOnline.ts";
import { useCheckedLines } from "../../state/cart/useCheckedCart.ts";
import { useCheckout, useDoneSteps, useDraft } from "../../state/checkout/createCheckout.ts";
import { markStep } from "../../state/checkout/stepMarkers.ts";
import * as styles from "./CheckoutView.css.ts";
import { PaymentName } from "./ChosenPayment.tsx";
import { LazyPaymentStep, LazyPlaceOrder, LazyReviewStep, LazyShippingStep, loadSteps } from "./lazySteps.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { PersonalStep } from "./PersonalStep.tsx";
import { useOfflineOrder } from "./useOfflineOrder.ts";

/** Returns the id of the platform's cart; null until it has one, as of a cart that was filled without a network. */
function useCartId(): string | null {
  const { cart } = useShop();
  const isAway = useIsAway();
  const cartId = useCart(({ connection }) => (connection.state === "connected" ? connection.token : null));
  useEffect(() => {
    if (!isAway) void cart.sync("changed");
  }, [cart, isAway]);
  return cartId;
}

export interface StepsProps {
  /** The step that the address names; null for none. */
  readonly requestedStep: CheckoutStep | null;
  readonly onStep: (step: CheckoutStep) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

const titles = {
  "personal-details": "checkout.step.personal",
  shipping: "checkout.step.shipping",
  payment: "checkout.step.payment",
  review: "checkout.step.review",
} as const satisfies Record<CheckoutStep, string>;

/** The steps below each other: completed ones as summaries, the current one as a form, and the titles of the rest. */
export function Steps({ requestedStep, onStep, onPlaced }: StepsProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { client, queryClient } = useRouteContext({ from: "__root__" });
  const { cart, connection, notices } = useShop();
  const checkout = useCheckout();
  const isCartVirtual = useCart(({ lines }) => isVirtual(lines));
  // One by one: the draft changes with every letter that is typed.
  const personal = useDraft((draft) => draft.personal);
  const shippingAddress = useDraft((draft) => draft.shippingAddress);
  const shippingTitle = useDraft((draft) => draft.shippingTitle);
  const point = useDraft((draft) => draft.point);
  const company = useDraft((draft) => draft.company);
  const paymentCode = useDraft((draft) => draft.paymentCode);
  const paymentTitle = useDraft((draft) => draft.paymentTitle);
  const done = useDoneSteps();
  const cartId = useCartId();
  const customer = useSession((state) => state.customer);
  const isOnline = useIsOnline();
  const offlineOrder = useOfflineOrder();
  // Of what is not delivered, the payment must be chosen before anything can wait.
  const hasNoPayment = isCartVirtual && !done.includes("payment");
  const offlineNote =
    hasNoPayment && offlineOrder === "checkout.offline.willWait" ? "checkout.offline.virtual" : offlineOrder;
  const lines = useCheckedLines();
  const steps = stepsFor({ isVirtual: isCartVirtual });
  const current = shownStep(requestedStep, done, { isVirtual: isCartVirtual });
  const title = useTitleFocus(current);
  useEffect(() => preloadWhenIdle(loadSteps), []);

  async function submitShipping(shippingAddress: Address, method: ShippingMethod, point: DraftedPoint | null) {
    const { carrierCode, methodCode, title: shippingTitle, price: shippingCost } = method;
    const shipping = { carrierCode, methodCode, ...(point && { pointId: point.id }) };
    const problem = cartId && isOnline ? await cart.setShipping(cartId, shippingAddress, shipping) : "unavailable";
    // The platform is told once it answers again.
    const isLater = problem === "unavailable" && connection.isAwayNow();
    if (problem && !isLater) return problem;
    checkout.completeStep("shipping", { shippingAddress, shipping, point, shippingTitle, shippingCost });
    markStep("shipping_selected");
    for (const id of ["shippingGone", "pointGone", "pointPayment"]) notices.clear(`checkout.error.${id}`);
    // The methods are there when their step opens: what is below them must not move under the shopper's finger.
    if (cartId && !isLater) await queryClient.prefetchQuery(paymentMethodsQuery(client, cartId, null));
    onStep("payment");
    return null;
  }

  async function submitPayment(
    { method: { code, title: paymentTitle, cost, provider }, issuer }: ChosenPayment,
    billingAddress: Address | null,
    company: Company | null,
  ) {
    // The platform adds the cost to the total. Free methods change nothing, unless another one was chosen before.
    const isInTotal = cart.store.getState().totals?.rows.some((row) => row.code === "payment");
    const isSent = cartId && (cost.minor > 0 || isInTotal) ? isOnline && (await cart.setPayment(cartId, code)) : true;
    // The platform is told once it answers again.
    if (!isSent && !connection.isAwayNow()) return false;
    const paidBy = { paymentCode: code, paymentTitle, paymentProvider: provider, paymentIssuer: issuer };
    checkout.completeStep("payment", { ...paidBy, paymentCost: cost, billingAddress, company });
    // Where a gift card pays for everything, the method is of no account.
    markStep(cart.store.getState().totals?.grandTotal.minor === 0 ? "payment_skipped" : "payment_selected");
    notices.clear("checkout.error.paymentGone");
    notices.clear("checkout.error.paymentPrice");
    onStep("review");
    return true;
  }

  const contents: Record<CheckoutStep, ReactNode> = {
    "personal-details": (
      <PersonalStep
        isVirtual={isCartVirtual}
        onDone={(details, account) => {
          checkout.setNewAccount(account);
          checkout.completeStep("personal-details", { personal: details });
          if (isCartVirtual) markStep("shipping_skipped");
          onStep(isCartVirtual ? "payment" : "shipping");
        }}
      />
    ),
    shipping: <LazyShippingStep cartId={cartId} onDone={submitShipping} />,
    payment: <LazyPaymentStep cartId={cartId} onChangeDelivery={() => onStep("shipping")} onDone={submitPayment} />,
    review: <LazyReviewStep />,
  };

  const summaries: Record<CheckoutStep, ReactNode> = {
    "personal-details": personal && (
      <>
        {personal.firstName} {personal.lastName}, {personal.email}
        <br />
        {customer ? (
          <FormattedMessage id="checkout.customer" values={{ email: customer.email }} />
        ) : (
          <FormattedMessage id="checkout.guest" />
        )}
      </>
    ),
    shipping: shippingAddress && (
      <>
        {shippingTitle !== null && <p>{shippingTitle}</p>}
        {point ? <PointText point={point} /> : <AddressText address={shippingAddress} />}
      </>
    ),
    payment: (
      <>
        <PaymentName code={paymentCode} title={paymentTitle} />
        {company && <p>{company.company}</p>}
      </>
    ),
    review: null,
  };

  return (
    <SummaryLayout
      title={<FormattedMessage id="checkout.order" />}
      action={
        <Link href={withPrefix("/cart", store)}>
          <FormattedMessage id="checkout.changeCart" />
        </Link>
      }
      summary={
        <OrderSummary lines={lines}>
          {current === "review" && <LazyPlaceOrder cartId={cartId} onStep={onStep} onPlaced={onPlaced} />}
        </OrderSummary>
      }
    >
      <div className={styles.sections}>
        <div role="alert" className={styles.obstacle}>
          {offlineNote && current !== "review" && (
            // At the last step it stands at the order button.
            <InlineNotice type="warning">
              <FormattedMessage id={offlineNote} />
            </InlineNotice>
          )}
          {lines.some(({ problem }) => problem !== null) && (
            <Banner
              type="error"
              action={{ label: <FormattedMessage id="checkout.changeCart" />, href: withPrefix("/cart", store) }}
            >
              <FormattedMessage id="checkout.error.unavailable" />
            </Banner>
          )}
        </div>
        {steps.map((step, index) => {
          const common = { number: index + 1, title: intl.formatMessage({ id: titles[step] }) };
          if (step === current) {
            return (
              <CheckoutSection key={step} {...common} state="current" titleRef={title}>
                {contents[step]}
              </CheckoutSection>
            );
          }
          if (!done.includes(step)) return <CheckoutSection key={step} {...common} state="upcoming" />;
          return (
            <CheckoutSection
              key={step}
              {...common}
              state="done"
              summary={summaries[step]}
              onEdit={() => onStep(step)}
            />
          );
        })}
      </div>
    </SummaryLayout>
  );
}

/** Returns a ref for the title of the current step. When the step changes, its title is focused and scrolled to. */
function useTitleFocus(current: CheckoutStep) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, [current]);
  return title;
}
