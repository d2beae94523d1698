import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { Stage } from "../eyewear/Stage.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { Link } from "../primitives/Link.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { type OrderStatus, OrderStatusWord } from "./OrderStatusWord.tsx";
import * as styles from "./OrderList.css.ts";

/** An order in the list. */
export interface OrderListItem {
  /** The order number. */
  readonly number: string;
  /** The page of the order. */
  readonly href: string;
  /** When the order was placed, in ISO 8601. */
  readonly placedAt: string;
  /** The status of the order. */
  readonly status: OrderStatus;
  /** Whether the order is paid on delivery, so that it does not wait for a payment at first. @default false */
  readonly isPaidOnDelivery?: boolean;
  /** The gross total. */
  readonly total: AmountValue;
  /** The number of pieces ordered. */
  readonly pieces: number;
  /** Square, decorative pictures of the items; the first three are shown. */
  readonly pictures: readonly { readonly sku: string; readonly picture: ReactNode }[];
}

export interface OrderListProps {
  /** The orders of one page, at most 20, the newest first. */
  orders: readonly OrderListItem[];
  /** The state of the list: `offline` keeps known orders with a note that they may be outdated. @default "ready" */
  state?: "ready" | "loading" | "failed" | "offline";
  /** Called to load the orders again after `failed`. */
  onRetry: () => void;
  /** The position of this page's first order among all orders, from 1. @default 1 */
  from?: number;
  /** The number of orders on all pages. */
  total: number;
  /** The page of newer orders; null on the first page. */
  newerHref: string | null;
  /** The page of older orders; null on the last page. */
  olderHref: string | null;
  /** The link shown to customers without orders. */
  shopHref: string;
  /** The IANA time zone of all dates. @default "Europe/Warsaw" */
  timeZone?: string;
}

const maxPictures = 3;

/** Renders a customer's orders, one page at a time. Each order links to its `OrderDetails`. */
export function OrderList(props: OrderListProps) {
  const { orders, state = "ready", onRetry, shopHref, timeZone = "Europe/Warsaw" } = props;
  const intl = useIntl();
  const isListed = state === "ready" || state === "offline";
  return (
    <section aria-label={intl.formatMessage({ id: "ui.orderList.label" })} aria-busy={state === "loading"}>
      {state === "failed" && (
        <Banner type="error" action={{ label: <FormattedMessage id="ui.orderList.retry" />, onAction: onRetry }}>
          <FormattedMessage id="ui.orderList.failed" />
        </Banner>
      )}
      {state === "offline" && (
        <Banner type="warning">
          <FormattedMessage id="ui.orderList.offline" />
        </Banner>
      )}
      {state === "loading" && <OrderListSkeleton />}
      {isListed && orders.length > 0 && (
        <>
          {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
          <ul className={styles.orders} role="list">
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} timeZone={timeZone} />
            ))}
          </ul>
          <Pages {...props} />
        </>
      )}
      {isListed && orders.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="ui.orderList.empty" />}
          action={
            <Link variant="line" href={shopHref}>
              <FormattedMessage id="ui.orderList.toShop" />
            </Link>
          }
        >
          <FormattedMessage id="ui.orderList.emptyText" />
        </EmptyState>
      )}
    </section>
  );
}

function OrderRow({ order, timeZone }: { order: OrderListItem; timeZone: string }) {
  const { number, href, placedAt, status, isPaidOnDelivery = false, total, pieces, pictures } = order;
  const hiddenCount = pictures.length - maxPictures;
  return (
    <li className={styles.order}>
      <div className={styles.about}>
        <a className={styles.link} href={href}>
          <FormattedMessage id="ui.orderList.order" values={{ number }} />
        </a>
        <p className={styles.quiet}>
          <FormattedDate value={placedAt} timeZone={timeZone} dateStyle="long" />
        </p>
      </div>
      <div className={styles.status}>
        <OrderStatusWord status={status} isPaidOnDelivery={isPaidOnDelivery} />
      </div>
      <div className={styles.pictures}>
        {pictures.slice(0, maxPictures).map(({ sku, picture }) => (
          <div key={sku} className={styles.picture}>
            <Stage ratio="square" radius="control">
              {picture}
            </Stage>
          </div>
        ))}
        {hiddenCount > 0 && (
          <span className={styles.quiet} aria-hidden="true">
            <FormattedMessage id="ui.orderList.more" values={{ count: hiddenCount }} />
          </span>
        )}
      </div>
      <div className={styles.amount}>
        <p className={styles.total}>
          <Amount value={total} />
        </p>
        <p className={styles.quiet}>
          <FormattedMessage id="ui.orderList.pieces" values={{ count: pieces }} />
        </p>
      </div>
    </li>
  );
}

function Pages({ orders, from = 1, total, newerHref, olderHref }: OrderListProps) {
  const intl = useIntl();
  if (newerHref === null && olderHref === null) return null;
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "ui.orderList.pages" })}>
      <p className={styles.quiet}>
        <FormattedMessage id="ui.orderList.range" values={{ from, to: from + orders.length - 1, total }} />
      </p>
      {newerHref !== null && (
        <Link href={newerHref} rel="prev">
          <FormattedMessage id="ui.orderList.newer" />
        </Link>
      )}
      {olderHref !== null && (
        <Link href={olderHref} rel="next">
          <FormattedMessage id="ui.orderList.older" />
        </Link>
      )}
    </nav>
  );
}

const OrderListSkeleton = () => (
  <>
    <output>
      <VisuallyHidden>
        <FormattedMessage id="ui.orderList.loading" />
      </VisuallyHidden>
    </output>
    <div className={styles.orders} aria-hidden="true">
      {["first", "second", "third"].map((place) => (
        <div key={place} className={styles.order}>
          <div className={styles.about}>
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="short" />
          </div>
          <div className={styles.pictures}>
            <div className={styles.picture}>
              <Skeleton shape="picture" ratio="square" />
            </div>
          </div>
        </div>
      ))}
    </div>
  </>
);
