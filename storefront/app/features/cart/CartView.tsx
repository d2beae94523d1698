import {
  CartLines,
  CartTotals,
  EmptyState,
  focusFirstProblem,
  formatAmount,
  Link,
  Skeleton,
  VisuallyHidden,
  WithSummary,
} from "@dioptra/ui";
import { type MouseEvent, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { cart as cartSetting } from "#configuration/cart.ts";
import { checkout } from "#configuration/checkout.ts";
import { offer } from "#configuration/offer.ts";
import { itemCount } from "#domain/cart/cart.ts";
import { withPrefix } from "#domain/store.ts";
import { useCart, useShop } from "../../state/useShop.ts";
import { useCartTotals } from "../../state/cart/useCartTotals.ts";
import { useCheckedLines } from "../../state/cart/useCheckedLines.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { CartViewLine } from "./CartViewLine.tsx";
import * as styles from "./CartView.css.ts";

/** What the shopper is about to buy. */
export function CartView() {
  const store = useStoreView();
  const isHydrated = useCart((state) => state.isHydrated);
  const lines = useCart((state) => state.lines);
  const page = useFocusKept(lines.length);
  return (
    <div ref={page} className={styles.page}>
      {isHydrated && lines.length === 0 ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="cart.empty.title" />}
          action={
            <Link variant="solid" href={withPrefix("/", store)}>
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
            {isHydrated && <span className={styles.count}>{itemCount(lines, cartSetting.countBy)}</span>}
          </h1>
          <noscript>
            <p>
              <FormattedMessage id="cart.noScript" />
            </p>
          </noscript>
          {isHydrated ? <FilledCart /> : <UnknownCart />}
        </>
      )}
    </div>
  );
}

/** Where a line that had the focus goes, or comes back, the focus goes to the heading instead of nowhere. */
function useFocusKept(count: number) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const changed = last.current !== count;
    last.current = count;
    if (!changed || document.activeElement !== document.body) return;
    const heading = page.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [count]);
  return page;
}

function FilledCart() {
  const store = useStoreView();
  const { cart } = useShop();
  const lines = useCheckedLines();
  const problems = lines.filter(({ problem }) => problem !== null).length;
  const rows = useCartTotals();
  const intl = useIntl();
  const { currency } = store;
  function proceed(event: MouseEvent) {
    if (cart.proceed()) return;
    event.preventDefault();
    focusFirstProblem();
  }
  const delivery = { minor: checkout.defaultShipping.grossPrices[currency], currency };
  return (
    <WithSummary
      title={<FormattedMessage id="cart.summary" />}
      summary={
        <>
          <CartTotals rows={rows} />
          <p className={styles.note}>
            <FormattedMessage id="cart.delivery" values={{ price: formatAmount(intl, delivery) }} />
          </p>
          <Link variant="solid" size="primary" width="full" href={withPrefix("/checkout", store)} onClick={proceed}>
            <FormattedMessage id="cart.checkout" />
          </Link>
          <p className={styles.note}>
            <FormattedMessage id="checkout.returns" values={{ days: offer.returnDays }} />
          </p>
        </>
      }
    >
      <VisuallyHidden>
        <output>{problems > 0 && <FormattedMessage id="cart.problems" values={{ count: problems }} />}</output>
      </VisuallyHidden>
      <CartLines>
        {lines.map((checked) => (
          <CartViewLine key={checked.line.sku + checked.line.checksum} {...checked} />
        ))}
      </CartLines>
    </WithSummary>
  );
}

/** Before the browser's cart has been read. */
function UnknownCart() {
  return (
    <div aria-busy="true">
      <WithSummary title={<FormattedMessage id="cart.summary" />} summary={<CartTotals rows={null} />}>
        <Skeleton shape="block" />
      </WithSummary>
    </div>
  );
}
