import { EmptyState, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";
import * as styles from "./ErrorView.css.ts";

/** Says that a payment failed, that nothing was charged, and where to go on. */
export function ErrorView() {
  const store = useStoreView();
  const hasCart = useCart(({ lines }) => lines.length > 0);
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
