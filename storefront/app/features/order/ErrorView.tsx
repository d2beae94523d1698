import { EmptyState, Link } from "@dioptra/ui";
import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { startedPayment } from "../../state/payment/startedPayment.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";
import * as styles from "./ErrorView.css.ts";

const neverChanges = () => () => {};

/** Says that a payment failed, that nothing was charged, and where to go on: to the order that waits for it, if there is one. */
export function ErrorView() {
  const store = useStoreView();
  const hasCart = useCart(({ lines }) => lines.length > 0);
  // The server does not know it.
  const number = useSyncExternalStore(neverChanges, startedPayment, () => null);
  if (number !== null) return <UnpaidOrder number={number} />;
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={<FormattedMessage id="errorPage.title" />}
        action={
          <div className={styles.actions}>
            <Link variant="solid" href={withPrefix(hasCart ? "/checkout" : "/", store)}>
              <FormattedMessage id={hasCart ? "errorPage.again" : "errorPage.home"} />
            </Link>
            {hasCart && (
              <Link variant="line" href={withPrefix("/cart", store)}>
                <FormattedMessage id="errorPage.cart" />
              </Link>
            )}
          </div>
        }
      >
        <FormattedMessage id="errorPage.text" />
      </EmptyState>
    </div>
  );
}

function UnpaidOrder({ number }: { readonly number: string }) {
  const store = useStoreView();
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={<FormattedMessage id="errorPage.title" />}
        action={
          <div className={styles.actions}>
            <Link variant="solid" href={withPrefix(`/order-confirmation/${number}`, store)}>
              <FormattedMessage id="errorPage.payOrder" />
            </Link>
            <Link variant="line" href={withPrefix("/", store)}>
              <FormattedMessage id="errorPage.home" />
            </Link>
          </div>
        }
      >
        <FormattedMessage id="errorPage.order" values={{ number }} />
      </EmptyState>
    </div>
  );
}
