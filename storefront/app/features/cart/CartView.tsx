import {
  CartLine,
  CartLines,
  CartTotals,
  ConfirmedAction,
  EmptyState,
  focusFirstProblem,
  FramePicture,
  LineProblems,
  Link,
  QuantityStepper,
  Skeleton,
  TempleMark,
  VisuallyHidden,
  SummaryLayout,
} from "@dioptra/ui";
import { cart as cartSetting } from "#configuration/cart.ts";
import { images } from "#configuration/images.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import { shownDiscount } from "#domain/cart/totals.ts";
import { multiply } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { type CheckedLine, useCartTotals, useCheckedLines } from "../../state/cart/useCheckedCart.ts";
import { useCheckoutHref } from "../../state/cart/useCheckoutHref.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type CartLine as CartLineState, itemCount, subscribableSkus, unstatedValues } from "#domain/cart/cart.ts";
import { withPrefix } from "#domain/store.ts";
import { subscriptionPath } from "#domain/subscription.ts";
import * as styles from "./CartView.css.ts";
import { FrameReturns } from "../../components/FrameReturns.tsx";
import { useCartDelivery } from "../../components/useCartDelivery.tsx";
import { LazyCoupon, LazyLineValues } from "../../components/lazyCartParts.ts";
import { LazyChangeLine } from "./lazyChangeLine.ts";

/** A cart line whose quantity can be changed and that can be removed. */
function CartViewLine({ line, problem, priceBefore, available }: CheckedLine) {
  const { prefix } = useStoreView();
  const picture = productPicture(line, "square", images);
  const { cart } = useShop();
  const custom = unstatedValues(line);
  const hasValues = custom.length > 0;
  const isGone = problem?.problem === "gone";
  const isUnavailable = isGone || problem?.problem === "sold-out";
  const changes = !isGone && <LazyChangeLine line={line} />;
  const setQuantity = (quantity: number) => void cart.setQuantity(line, quantity, available);
  return (
    <CartLine
      name={line.name}
      href={isGone ? undefined : productHref(prefix, line, line.sku)}
      picture={picture && <FramePicture {...picture} alt="" crop="square" />}
      mark={line.frame && <TempleMark {...line.frame} />}
      options={line.options}
      quantity={line.quantity}
      quantityControl={
        isUnavailable ? undefined : (
          <QuantityStepper
            product={line.name}
            value={line.quantity}
            available={available ?? maximumQuantity}
            onChange={setQuantity}
          />
        )
      }
      unitPrice={line.price.current}
      rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
      discount={shownDiscount(line, cartSetting)}
      notice={
        (hasValues || problem || priceBefore) && (
          <>
            {hasValues && (
              <>
                <LazyLineValues custom={custom} />
                {changes}
              </>
            )}
            {(problem || priceBefore) && (
              <LineProblems
                name={line.name}
                problem={problem}
                onAccept={setQuantity}
                priceBefore={priceBefore}
                price={line.price.current}
              />
            )}
          </>
        )
      }
      confirmRemoval={cartSetting.confirmRemoval}
      onRemove={() => void cart.remove(line)}
    >
      {!hasValues && changes}
    </CartLine>
  );
}

/** The cart page. */
export function CartView() {
  const store = useStoreView();
  const isHydrated = useCart((state) => state.isHydrated);
  const lines = useCart((state) => state.lines);
  const page = useFocusAfterChange(lines);
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
          {isHydrated ? <FilledCart /> : <LoadingCart />}
        </>
      )}
    </div>
  );
}

/** Tells lines apart: what they sell and with which choices. */
const lineKey = ({ sku, checksum }: CartLineState) => sku + checksum;

/**
 * Returns a ref for the page. When the focused element disappears with a line that was changed, the line's button receives
 * the focus; when it disappears with a line that was removed, the heading does. Otherwise keyboard users would start at
 * the top of the document.
 */
function useFocusAfterChange(lines: readonly CartLineState[]) {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef(lines);
  useEffect(() => {
    const before = last.current;
    last.current = lines;
    const changed = lines.findIndex((line, index) => before[index] && lineKey(line) !== lineKey(before[index]));
    const hasOtherCount = lines.length !== before.length;
    if ((changed < 0 && !hasOtherCount) || document.activeElement !== document.body) return;
    const shown = page.current?.querySelectorAll("ul")[0]?.children[changed];
    const button = hasOtherCount ? null : shown?.querySelector<HTMLElement>("[aria-haspopup]");
    const heading = page.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    (button ?? heading)?.focus();
  }, [lines]);
  return page;
}

function FilledCart() {
  const store = useStoreView();
  const { cart } = useShop();
  const lines = useCheckedLines();
  const problems = lines.filter(({ problem }) => problem !== null).length;
  const rows = useCartTotals();
  const coupon = useCart(({ totals }) => totals?.couponCode ?? undefined);
  const delivery = useCartDelivery();
  const checkoutHref = useCheckoutHref();
  const canSubscribe = useCart((state) => subscribableSkus(state.lines) !== null);
  const linkToSubscription = (words: readonly ReactNode[]) => (
    <Link href={withPrefix(subscriptionPath, store)}>{words}</Link>
  );
  function proceed(event: MouseEvent) {
    if (cart.proceed()) return;
    event.preventDefault();
    focusFirstProblem();
  }
  return (
    <SummaryLayout
      title={<FormattedMessage id="cart.summary" />}
      summary={
        <>
          <CartTotals rows={rows} couponCode={coupon} />
          {delivery.hint}
          {delivery.price && <p className={styles.note}>{delivery.price}</p>}
          <Link variant="solid" size="primary" width="full" href={checkoutHref} onClick={proceed}>
            <FormattedMessage id="cart.checkout" />
          </Link>
          {canSubscribe && (
            <p className={styles.note}>
              <FormattedMessage id="cart.subscribe" values={{ page: linkToSubscription }} />
            </p>
          )}
          <FrameReturns />
          <LazyCoupon />
        </>
      }
    >
      <VisuallyHidden>
        <output>{problems > 0 && <FormattedMessage id="cart.problems" values={{ count: problems }} />}</output>
      </VisuallyHidden>
      <CartLines>
        {lines.map((checked) => (
          <CartViewLine key={lineKey(checked.line)} {...checked} />
        ))}
      </CartLines>
      <ClearCart />
    </SummaryLayout>
  );
}

/** The button that empties the cart, after a question. A single line has its own button. */
function ClearCart() {
  const { cart } = useShop();
  const intl = useIntl();
  const hasSeveral = useCart(({ lines }) => lines.length > 1);
  if (!hasSeveral) return null;
  return (
    <div className={styles.clear}>
      <ConfirmedAction
        label={<FormattedMessage id="cart.clear" />}
        name={intl.formatMessage({ id: "cart.clear" })}
        question={<FormattedMessage id="cart.clear.question" />}
        subject={intl.formatMessage({ id: "cart.title" })}
        cancelLabel={<FormattedMessage id="cart.clear.keep" />}
        onConfirm={() => void cart.clear()}
      />
    </div>
  );
}

/** Placeholder until the browser's cart has been read. */
function LoadingCart() {
  return (
    <div aria-busy="true">
      <SummaryLayout title={<FormattedMessage id="cart.summary" />} summary={<CartTotals rows={null} />}>
        <Skeleton shape="block" />
      </SummaryLayout>
    </div>
  );
}
