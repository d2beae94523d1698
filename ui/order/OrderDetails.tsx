import { type ReactNode, useId } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { CartLine, type CartLineProps, CartLines } from "../cart/CartLine.tsx";
import { CartTotals, type CartTotalsRow } from "../cart/CartTotals.tsx";
import { Button } from "../primitives/Button.tsx";
import { Heading } from "../primitives/Heading.tsx";
import { Link } from "../primitives/Link.tsx";
import type { AddressValue } from "../rules/address.ts";
import { AddressText } from "./AddressText.tsx";
import { OrderWithdrawal, type OrderWithdrawalProps } from "./OrderWithdrawal.tsx";
import { type OrderStatus, OrderStatusWord } from "./OrderStatusWord.tsx";
import * as styles from "./OrderDetails.css.ts";

export interface OrderedLine extends Pick<
  CartLineProps,
  "name" | "href" | "picture" | "mark" | "options" | "quantity" | "unitPrice" | "rowTotal"
> {
  readonly id: string;
  /** The lenses' figures, such as a `PrescriptionSummary`. */
  readonly prescription?: ReactNode;
  /** Lenses made to a prescription cannot be returned. @default "returnable" */
  readonly withdrawal?: "returnable" | "made-to-measure";
}

export interface OrderDetailsProps {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  status: OrderStatus;
  /** An `OrderTimeline`. */
  timeline?: ReactNode;
  lines: readonly OrderedLine[];
  totals: readonly CartTotalsRow[];
  shippingAddress: AddressValue;
  /** Left out where it is the delivery address. */
  billingAddress?: AddressValue | undefined;
  /** Both in their own words. */
  shippingMethod: string;
  paymentMethod: string;
  /** Left out until the parcel is on its way. */
  tracking?: { readonly number: string; readonly href: string } | undefined;
  /** Left out until there is an invoice. */
  invoiceHref?: string | undefined;
  /** Left out before the delivery, and where nothing can be returned. */
  withdrawal?: Omit<OrderWithdrawalProps, "timeZone"> | undefined;
  /** Puts the same into the cart, at today's prices; left out where it cannot. */
  onReorder?: (() => void) | undefined;
  /** It is on its way into the cart. @default false */
  reordering?: boolean;
  /** Where its heading stands among the page's headings. @default 1 */
  level?: 1 | 2;
  /** Where days begin. @default "Europe/Warsaw" */
  timeZone?: string;
}

/** One order as it was placed: what, for how much, where to, and what can still be done about it. */
export function OrderDetails(props: OrderDetailsProps) {
  const { number, placedAt, status, timeline, lines, level = 1, timeZone = "Europe/Warsaw" } = props;
  const titleId = useId();
  const part = level === 1 ? 2 : 3;
  const day = <FormattedDate key="day" value={placedAt} timeZone={timeZone} dateStyle="long" />;
  return (
    <article className={styles.order} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Heading level={level} size="section" id={titleId}>
          <FormattedMessage id="ui.orderList.order" values={{ number }} />
        </Heading>
        <p className={styles.quiet}>
          <FormattedMessage id="ui.orderDetails.placed" values={{ day }} />
        </p>
        <OrderStatusWord status={status} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.part}>
            <Heading level={part} size="item">
              <FormattedMessage id="ui.orderDetails.lines" />
            </Heading>
            <CartLines>
              {lines.map(({ id, prescription, withdrawal, ...line }) => (
                <CartLine key={id} variant="summary" {...line} notice={prescription}>
                  {withdrawal === "made-to-measure" && (
                    <p>
                      <FormattedMessage id="ui.orderDetails.notReturnable" />
                    </p>
                  )}
                </CartLine>
              ))}
            </CartLines>
          </section>
          <Actions {...props} timeZone={timeZone} />
        </div>
        <div className={styles.column}>
          {timeline !== undefined && (
            <section className={styles.part}>
              <Heading level={part} size="item">
                <FormattedMessage id="ui.orderDetails.progress" />
              </Heading>
              {timeline}
            </section>
          )}
          <section className={styles.part}>
            <Heading level={part} size="item">
              <FormattedMessage id="ui.orderDetails.summary" />
            </Heading>
            <Facts {...props} />
            <CartTotals rows={props.totals} />
          </section>
        </div>
      </div>
    </article>
  );
}

function Actions({ withdrawal, onReorder, reordering = false, invoiceHref, timeZone = "" }: OrderDetailsProps) {
  return (
    <>
      <div className={styles.actions}>
        {onReorder && (
          <Button pending={reordering} onClick={onReorder}>
            <FormattedMessage id="ui.orderDetails.reorder" />
          </Button>
        )}
        {invoiceHref !== undefined && (
          <Link variant="line" href={invoiceHref}>
            <FormattedMessage id="ui.orderDetails.invoice" />
          </Link>
        )}
      </div>
      {withdrawal && <OrderWithdrawal {...withdrawal} timeZone={timeZone} />}
    </>
  );
}

function Facts(order: OrderDetailsProps) {
  const { shippingAddress, billingAddress, shippingMethod, paymentMethod, tracking } = order;
  return (
    <dl className={styles.facts}>
      <Fact name="delivery">
        <AddressText address={shippingAddress} />
      </Fact>
      <Fact name="billing">
        {billingAddress ? (
          <AddressText address={billingAddress} />
        ) : (
          <FormattedMessage id="ui.orderDetails.sameAddress" />
        )}
      </Fact>
      <Fact name="method">
        {shippingMethod}
        {tracking && (
          <p>
            <Link href={tracking.href}>
              <FormattedMessage id="ui.orderDetails.tracking" values={{ number: tracking.number }} />
            </Link>
          </p>
        )}
      </Fact>
      <Fact name="payment">{paymentMethod}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: "delivery" | "billing" | "method" | "payment"; children: ReactNode }) => (
  <div>
    <dt className={styles.quiet}>
      <FormattedMessage id={`ui.orderDetails.${name}`} />
    </dt>
    <dd>{children}</dd>
  </div>
);
