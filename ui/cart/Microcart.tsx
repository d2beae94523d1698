import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Truck } from "../icons/Truck.ts";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { Link } from "../primitives/Link.tsx";
import { CartLines } from "./CartLine.tsx";
import * as styles from "./Microcart.css.ts";

export interface MicrocartProps extends Pick<DrawerProps, "open" | "onClose"> {
  /** The number of pieces in the cart; null until the browser has read it. */
  count: number | null;
  /** `MicrocartLine` elements. */
  children: ReactNode;
  /** The gross total after discounts; null while unknown. */
  total: AmountValue | null;
  /** When delivery is expected and what it costs. */
  delivery?: ReactNode;
  /** How much is missing for free delivery, a `FreeDeliveryHint`. */
  freeDelivery?: ReactNode;
  /** Whether adding a product opened the drawer; a notice then confirms it. @default false */
  added?: boolean;
  /**
   * Whether a product is being added. Keeps room for the confirmation, which would otherwise move the lines away from
   * under a pointer that is pressing one. @default false
   */
  adding?: boolean;
  /** The checkout page. */
  checkoutHref: string;
  /** Called before the checkout opens; `preventDefault` keeps the shopper here. */
  onCheckout?: ((event: MouseEvent) => void) | undefined;
  /** The cart page. */
  cartHref: string;
  /** The page that an empty cart links to. */
  shopHref: string;
}

/** Renders the cart in a drawer: its lines, the total, and links to checkout and cart page. */
export function Microcart({
  open,
  onClose,
  count,
  children,
  total,
  delivery,
  freeDelivery,
  added = false,
  adding = false,
  checkoutHref,
  onCheckout,
  cartHref,
  shopHref,
}: MicrocartProps) {
  const statusId = useId();
  const title = useTitleFocusAfterRemoval(count);
  const hasLines = count !== null && count > 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="ui.microcart.title" />}
      titleRef={title}
      describedBy={statusId}
      {...(hasLines && {
        count,
        footer: <Foot {...{ total, delivery, freeDelivery, checkoutHref, onCheckout, cartHref }} />,
      })}
    >
      <div className={styles.confirmation}>
        {adding && !added && (
          <div className={styles.room}>
            <Confirmation />
          </div>
        )}
        <output id={statusId} className={styles.status}>
          {added && count !== 0 && <Confirmation />}
        </output>
      </div>
      {count === null && <Skeleton shape="block" />}
      {count === 0 && (
        <EmptyState
          title={<FormattedMessage id="ui.microcart.empty" />}
          action={
            <Link variant="solid" href={shopHref}>
              <FormattedMessage id="ui.microcart.toShop" />
            </Link>
          }
        >
          <FormattedMessage id="ui.microcart.emptyText" />
        </EmptyState>
      )}
      {hasLines && <CartLines>{children}</CartLines>}
    </Drawer>
  );
}

const Confirmation = () => (
  <InlineNotice type="success">
    <FormattedMessage id="ui.microcart.added" />
  </InlineNotice>
);

type FootProps = Pick<
  MicrocartProps,
  "total" | "delivery" | "freeDelivery" | "checkoutHref" | "onCheckout" | "cartHref"
>;

function Foot({ total, delivery, freeDelivery, checkoutHref, onCheckout, cartHref }: FootProps) {
  return (
    <>
      <p className={styles.total} aria-live="polite" aria-atomic="true">
        <FormattedMessage id="ui.microcart.total" />{" "}
        <span className={styles.amount}>
          {total ? <Amount value={total} /> : <Skeleton shape="line" length="short" />}
        </span>
      </p>
      {freeDelivery && <div className={styles.freeDelivery}>{freeDelivery}</div>}
      {!delivery ? null : (
        <p className={styles.delivery}>
          <Truck size={20} />
          <span>{delivery}</span>
        </p>
      )}
      <div className={styles.checkout}>
        <Link variant="solid" size="primary" width="full" href={checkoutHref} onClick={onCheckout}>
          <FormattedMessage id="ui.microcart.checkout" />
        </Link>
        <a className={styles.toCart} href={cartHref}>
          <FormattedMessage id="ui.microcart.cart" />
        </a>
      </div>
    </>
  );
}

/** Returns a ref for the title, which takes the focus when a focused line is removed. */
function useTitleFocusAfterRemoval(count: number | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    const hasChanged = previousCount.current !== count;
    previousCount.current = count;
    // A hidden element cannot take focus, so this does nothing while the drawer is closed.
    if (hasChanged && document.activeElement === document.body) title.current?.focus();
  }, [count]);
  return title;
}
