import { InlineNotice, Link } from "@dioptra/ui";
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

/** Says that no delivery or payment is known of this order until the connection returns, and leads back to the cart. */
export function NothingOffline() {
  const store = useStoreView();
  return (
    <div aria-live="polite">
      <InlineNotice type="warning">
        <p>
          <FormattedMessage id="checkout.offline.unknown" />
        </p>
        <Link href={withPrefix("/cart", store)}>
          <FormattedMessage id="checkout.offline.toCart" />
        </Link>
      </InlineNotice>
    </div>
  );
}
