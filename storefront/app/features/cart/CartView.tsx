import { CartLines, CartTotals, EmptyState, Link, Skeleton } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { configuration } from "#configuration/index.ts";
import { itemCount } from "#domain/cart/itemCount.ts";
import { withPrefix } from "#domain/store/prefix.ts";
import { useCart } from "../../state/useShop.ts";
import { useCartTotals } from "../../state/cart/useCartTotals.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { CartViewLine } from "./CartViewLine.tsx";
import * as styles from "./CartView.css.ts";

/** What the shopper is about to buy. */
export function CartView() {
  const store = useStoreView();
  const known = useCart((state) => state.known);
  const lines = useCart((state) => state.lines);
  return (
    <div className={styles.page}>
      {known && lines.length === 0 ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="cart.empty.title" />}
          action={
            <Link variant="solid" href={`${withPrefix("/", store)}#frames`}>
              <FormattedMessage id="cart.toShop" />
            </Link>
          }
        >
          <FormattedMessage id="cart.empty.text" />
        </EmptyState>
      ) : (
        <>
          <h1 className={styles.title}>
            <FormattedMessage id="cart.title" />{" "}
            {known && <span className={styles.count}>{itemCount(lines, configuration.cart.countBy)}</span>}
          </h1>
          <noscript>
            <p>
              <FormattedMessage id="cart.noScript" />
            </p>
          </noscript>
          {known ? <FilledCart /> : <UnknownCart />}
        </>
      )}
    </div>
  );
}

function FilledCart() {
  const store = useStoreView();
  const lines = useCart((state) => state.lines);
  const rows = useCartTotals();
  return (
    <div className={styles.columns}>
      <CartLines>
        {lines.map((line) => (
          <CartViewLine key={line.sku + line.checksum} line={line} />
        ))}
      </CartLines>
      <aside className={styles.summary}>
        <h2 className={styles.summaryTitle}>
          <FormattedMessage id="cart.summary" />
        </h2>
        <CartTotals rows={rows} />
        <Link variant="solid" size="primary" width="full" href={withPrefix("/checkout", store)}>
          <FormattedMessage id="cart.checkout" />
        </Link>
        <p className={styles.note}>
          <FormattedMessage id="checkout.returns" />
        </p>
      </aside>
    </div>
  );
}

/** Before the browser's cart has been read. */
function UnknownCart() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
