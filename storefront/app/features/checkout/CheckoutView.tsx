import { EmptyState, Link, Skeleton, VisuallyHidden } from "@dioptra/ui";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutStep } from "#domain/checkout/checkout.ts";
import { withPrefix } from "#domain/store.ts";
import { useCheckout, useDraft } from "../../state/checkout/createCheckout.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";
import * as styles from "./CheckoutView.css.ts";
import { Steps } from "./Steps.tsx";

export interface CheckoutViewProps {
  /** The step that the address names; null for none. */
  readonly requestedStep: CheckoutStep | null;
  readonly onStep: (step: CheckoutStep) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

/** The checkout page, for guests: personal details, shipping, payment and review. */
export function CheckoutView({ requestedStep, onStep, onPlaced }: CheckoutViewProps) {
  const checkout = useCheckout();
  const isHydrated = useDraft((state) => state.isHydrated);
  const isCartHydrated = useCart((state) => state.isHydrated);
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const isPlaced = useDraft((state) => Boolean(state.placedNumber));

  // The draft is read after hydration, because the server does not have it.
  useEffect(() => checkout.hydrate(), [checkout]);

  useEffect(() => {
    if (!isHydrated) return;
    checkout.enter();
    return () => checkout.leave();
  }, [checkout, isHydrated]);

  // Another tab may place the order of this cart.
  useEffect(() => {
    if (!isHydrated) return undefined;
    return checkout.store.subscribe(({ placedNumber, isPlacedHere }) => {
      if (placedNumber && !isPlacedHere) onPlaced(placedNumber);
    });
  }, [checkout, isHydrated, onPlaced]);

  const isReady = isHydrated && isCartHydrated && !isPlaced;
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>
          <FormattedMessage id="checkout.title" />
        </h1>
      </VisuallyHidden>
      <noscript>
        <p>
          <FormattedMessage id="checkout.noScript" />
        </p>
      </noscript>
      {!isReady && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {isReady && isEmpty && <NothingToOrder />}
      {isReady && !isEmpty && <Steps requestedStep={requestedStep} onStep={onStep} onPlaced={onPlaced} />}
    </div>
  );
}

function NothingToOrder() {
  const store = useStoreView();
  return (
    <EmptyState
      title={<FormattedMessage id="cart.empty.title" />}
      action={
        <Link variant="solid" href={withPrefix("/", store)}>
          <FormattedMessage id="cart.toShop" />
        </Link>
      }
    >
      <FormattedMessage id="checkout.empty" />
    </EmptyState>
  );
}
