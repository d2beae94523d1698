import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { isShown } from "../forms/isShown.ts";
import { AddressText } from "../order/AddressText.tsx";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import type { AddressValue } from "../rules/address.ts";
import * as styles from "./OrderReview.css.ts";

/** A part of the order that can have an edit link. */
export type OrderReviewPart = "cart" | "delivery" | "address" | "billing" | "payment";

export interface OrderReviewProps {
  /** `CartLines` with every line, lens values included. */
  lines: ReactNode;
  /** `CartTotals` with VAT and delivery. */
  totals: ReactNode;
  /** The delivery address. */
  address: AddressValue;
  /** The billing address. @default the delivery address */
  billing?: AddressValue;
  /** How and when the order is delivered, as text. */
  delivery: ReactNode;
  /** `PaymentInformation`. */
  payment: ReactNode;
  /** The page to edit each part; a part left out has no edit link. */
  editHrefs?: Readonly<Partial<Record<OrderReviewPart, string>>>;
  /** The legal notes, one sentence each: what the shopper agrees to and what cannot be returned. */
  legal?: readonly ReactNode[];
  /** Why the order could not be placed, and what to do about it. */
  error?: ReactNode;
  /** Whether the order is being placed. @default false */
  pending?: boolean;
  /** Called when the shopper places the order. */
  onPlace: () => void;
}

const titles = {
  cart: "ui.orderReview.cart",
  delivery: "ui.orderReview.delivery",
  address: "ui.orderReview.address",
  billing: "ui.orderReview.billing",
  payment: "ui.orderReview.payment",
} as const satisfies Record<OrderReviewPart, string>;

/**
 * Renders the complete order and the button with the wording that the law requires. The lines with their lens values
 * and the totals are directly above the button (docs/decisions/product.md#decision-10).
 */
export function OrderReview(props: OrderReviewProps) {
  const {
    lines,
    totals,
    address,
    billing,
    delivery,
    payment,
    editHrefs = {},
    legal = [],
    error,
    pending,
    onPlace,
  } = props;
  return (
    <div className={styles.review}>
      <div className={styles.facts}>
        <Part part="address" href={editHrefs.address}>
          <AddressText address={address} />
        </Part>
        <Part part="billing" href={editHrefs.billing}>
          {billing ? (
            <AddressText address={billing} />
          ) : (
            <p className={styles.muted}>
              <FormattedMessage id="ui.orderReview.sameAddress" />
            </p>
          )}
        </Part>
        <Part part="delivery" href={editHrefs.delivery}>
          {delivery}
        </Part>
        <Part part="payment" href={editHrefs.payment}>
          {payment}
        </Part>
      </div>
      {legal.length > 0 && (
        <div className={styles.legal}>
          {legal.map((sentence, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- sentences have no ids and are never reordered
            <p key={place}>{sentence}</p>
          ))}
        </div>
      )}
      <div className={styles.order}>
        <Part part="cart" href={editHrefs.cart}>
          {lines}
        </Part>
        {totals}
        <div role="alert">{isShown(error) && <InlineNotice type="error">{error}</InlineNotice>}</div>
        <Button size="primary" width="full" pending={pending ?? false} onClick={onPlace}>
          <FormattedMessage id="ui.orderReview.place" />
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  part: OrderReviewPart;
  href: string | undefined;
  children: ReactNode;
}

function Part({ part, href, children }: PartProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: titles[part] });
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {href !== undefined && (
          <Link href={href} aria-label={intl.formatMessage({ id: "ui.orderReview.editNamed" }, { part: title })}>
            <FormattedMessage id="ui.orderReview.edit" />
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
