import { InlineNotice, Link } from "@dioptra/ui";
import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../../state/useShop.ts";

/** Says why only one delivery or payment is offered. */
export const OfflineNote = () => (
  <div aria-live="polite">
    <InlineNotice type="info">
      <FormattedMessage id="checkout.offline.methods" />
    </InlineNotice>
  </div>
);

export interface NothingOfflineProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Whether nothing is delivered, so that only the payment is unknown. @default false */
  readonly isVirtual?: boolean;
}

/**
 * Says that no delivery or payment is known of this order until the connection returns, and leads back to the cart. It can
 * be focused when the shopper wants to go on all the same.
 */
export function NothingOffline({ ref, isVirtual = false }: NothingOfflineProps) {
  const store = useStoreView();
  return (
    <div ref={ref} tabIndex={-1} aria-live="polite">
      <InlineNotice type="warning">
        <p>
          <FormattedMessage id={isVirtual ? "checkout.offline.payLater" : "checkout.offline.unknown"} />
        </p>
        <Link href={withPrefix("/cart", store)}>
          <FormattedMessage id="checkout.offline.toCart" />
        </Link>
      </InlineNotice>
    </div>
  );
}
