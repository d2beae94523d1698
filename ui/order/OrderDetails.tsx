import { type ReactNode, useId } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { CartLine, type CartLineProps, CartLines } from "../cart/CartLine.tsx";
import { CartTotals, type CartTotalsRow } from "../cart/CartTotals.tsx";
import { Button } from "../primitives/Button.tsx";
import { Heading } from "../primitives/Heading.tsx";
import { Link } from "../primitives/Link.tsx";
import type { AddressValue } from "../rules/address.ts";
import type { CompanyValue } from "../rules/company.ts";
import { AddressText } from "./AddressText.tsx";
import { type OrderStatus, OrderStatusWord } from "./OrderStatusWord.tsx";
import * as styles from "./OrderDetails.css.ts";

/** An item of a placed order. */
export interface OrderLine extends Pick<
  CartLineProps,
  "name" | "href" | "picture" | "mark" | "options" | "quantity" | "unitPrice" | "rowTotal"
> {
  /** Identifies the line in the order. */
  readonly id: string;
  /** The lens values, such as a `PrescriptionSummary`. */
  readonly prescription?: ReactNode;
  /**
   * Whether the line can be returned: lenses made to a prescription cannot, nor what carries a text or a picture of the
   * shopper. @default "returnable"
   */
  readonly withdrawal?: "returnable" | "made-to-measure" | "personal";
  /** The address of the file that was bought, once it may be opened. */
  readonly downloadHref?: string;
}

export interface OrderDetailsProps {
  /** The order number. */
  number: string;
  /** When the order was placed, in ISO 8601. */
  placedAt: string;
  /** The status of the order. */
  status: OrderStatus;
  /** Whether the order is paid on delivery. @default false */
  isPaidOnDelivery?: boolean;
  /** What the order waits for, such as its payment; left out if it waits for nothing. */
  todo?: ReactNode;
  /** An `OrderTimeline`. */
  timeline?: ReactNode;
  /** The ordered items. */
  lines: readonly OrderLine[];
  /** The rows of the totals, in display order. */
  totals: readonly CartTotalsRow[];
  /** The coupon code, shown in the label of the discount. */
  couponCode?: string | undefined;
  /** The delivery address. */
  shippingAddress: AddressValue;
  /** The billing address; left out if it equals the delivery address. */
  billingAddress?: AddressValue | undefined;
  /** The company on the invoice; left out for a person. */
  company?: CompanyValue | undefined;
  /** The title of the shipping method; left out if nothing is delivered. */
  shippingMethod?: string | undefined;
  /** The pick-up point, as text; left out for a delivery to the address. */
  pickupPoint?: ReactNode;
  /** The title of the payment method. */
  paymentMethod: string;
  /** The tracking number and link; left out until the parcel is shipped. */
  tracking?: { readonly number: string; readonly href: string } | undefined;
  /** A link to the invoice; left out until it exists. */
  invoiceHref?: string | undefined;
  /** The corrections of the invoice, one for each refund, with their numbers. */
  corrections?: readonly { readonly number: string; readonly href: string }[] | undefined;
  /** Called to add the same items to the cart at today's prices; left out if that is not possible. */
  onReorder?: (() => void) | undefined;
  /** Whether the items are being added to the cart. @default false */
  reordering?: boolean;
  /** The heading level of the title. @default 1 */
  level?: 1 | 2;
  /** The IANA time zone of all dates. @default "Europe/Warsaw" */
  timeZone?: string;
}

/** Renders a placed order: items, costs, addresses, and the actions that are still possible. */
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
        <OrderStatusWord status={status} isPaidOnDelivery={props.isPaidOnDelivery ?? false} />
      </header>
      {props.todo}
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.part}>
            <Heading level={part} size="item">
              <FormattedMessage id="ui.orderDetails.lines" />
            </Heading>
            <CartLines>
              {lines.map(({ id, prescription, withdrawal = "returnable", downloadHref, ...line }) => (
                <CartLine key={id} variant="summary" {...line} notice={prescription}>
                  {withdrawal !== "returnable" && (
                    <p>
                      <FormattedMessage
                        id={withdrawal === "personal" ? "ui.orderDetails.personal" : "ui.orderDetails.notReturnable"}
                      />
                    </p>
                  )}
                  {downloadHref !== undefined && (
                    <Link href={downloadHref} download>
                      <FormattedMessage id="ui.orderDetails.download" />
                    </Link>
                  )}
                </CartLine>
              ))}
            </CartLines>
          </section>
          <Actions {...props} />
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
            <CartTotals rows={props.totals} couponCode={props.couponCode} />
          </section>
        </div>
      </div>
    </article>
  );
}

function Actions({ onReorder, reordering = false, invoiceHref, corrections }: OrderDetailsProps) {
  return (
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
      {corrections?.map(({ number, href }) => (
        <Link key={number} variant="line" href={href}>
          <FormattedMessage id="ui.orderDetails.correction" values={{ number }} />
        </Link>
      ))}
    </div>
  );
}

function Facts(order: OrderDetailsProps) {
  const { shippingAddress, billingAddress, company, shippingMethod, pickupPoint, paymentMethod, tracking } = order;
  const isDelivered = shippingMethod !== undefined;
  return (
    <dl className={styles.facts}>
      {isDelivered && (
        <Fact name="delivery">
          <AddressText address={shippingAddress} />
        </Fact>
      )}
      <Fact name="billing">
        {company && (
          <p>
            {company.company}
            <br />
            <FormattedMessage id="ui.orderDetails.taxId" values={{ taxId: company.taxId }} />
          </p>
        )}
        {billingAddress || !isDelivered ? (
          <AddressText address={billingAddress ?? shippingAddress} />
        ) : (
          <FormattedMessage id="ui.orderDetails.sameAddress" />
        )}
      </Fact>
      {isDelivered && (
        <Fact name="method">
          {shippingMethod}
          {pickupPoint}
          {tracking && (
            <p>
              <Link href={tracking.href}>
                <FormattedMessage id="ui.orderDetails.tracking" values={{ number: tracking.number }} />
              </Link>
            </p>
          )}
        </Fact>
      )}
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
