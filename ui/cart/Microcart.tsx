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
  /** Pieces in the cart; null as long as the browser has not looked. */
  count: number | null;
  /** `MicrocartLine`s. */
  children: ReactNode;
  /** Gross, after discounts; null while unknown. */
  total: AmountValue | null;
  /** When and for how much it comes. */
  delivery?: ReactNode;
  /** It was opened by putting something into the cart, and says so. */
  added?: boolean;
  /** `Notifications`, which are out of reach under the drawer. */
  notice?: ReactNode;
  checkoutHref: string;
  /** Is asked before the checkout is opened; `preventDefault` keeps the shopper here. */
  onCheckout?: ((event: MouseEvent) => void) | undefined;
  cartHref: string;
  /** Where an empty cart leads. */
  shopHref: string;
}

/** The cart beside the page: what is in it, what it costs, and one way on. */
export function Microcart({
  open,
  onClose,
  count,
  children,
  total,
  delivery,
  added = false,
  notice,
  checkoutHref,
  onCheckout,
  cartHref,
  shopHref,
}: MicrocartProps) {
  const newsId = useId();
  const title = useFocusKept(count);
  const isFilled = count !== null && count > 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="ui.microcart.title" />}
      titleRef={title}
      describedBy={newsId}
      {...(isFilled && {
        count,
        foot: <Foot {...{ total, delivery, checkoutHref, onCheckout, cartHref }} />,
      })}
    >
      <output id={newsId} className={styles.news}>
        {added && (
          <InlineNotice type="success">
            <FormattedMessage id="ui.microcart.added" />
          </InlineNotice>
        )}
      </output>
      {notice}
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
      {isFilled && <CartLines>{children}</CartLines>}
    </Drawer>
  );
}

type FootProps = Pick<MicrocartProps, "total" | "delivery" | "checkoutHref" | "onCheckout" | "cartHref">;

function Foot({ total, delivery, checkoutHref, onCheckout, cartHref }: FootProps) {
  return (
    <>
      <p className={styles.total} aria-live="polite" aria-atomic="true">
        <FormattedMessage id="ui.microcart.total" />{" "}
        <span className={styles.amount}>
          {total ? <Amount value={total} /> : <Skeleton shape="line" length="short" />}
        </span>
      </p>
      {delivery === undefined ? null : (
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

/** Where a line that had the focus goes, the focus goes to the title instead of nowhere. */
function useFocusKept(count: number | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isOther = last.current !== count;
    last.current = count;
    // A closed drawer's title takes no focus.
    if (isOther && document.activeElement === document.body) title.current?.focus();
  }, [count]);
  return title;
}
