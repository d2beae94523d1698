import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { isShown } from "../forms/isShown.ts";
import { AddressText } from "../order/AddressText.tsx";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import type { AddressValue } from "../rules/address.ts";
import * as styles from "./OrderReview.css.ts";

/** Where an answer can be changed. */
export type OrderReviewPart = "cart" | "delivery" | "address" | "billing" | "payment";

export interface OrderReviewProps {
  /** `CartLines` with every line, its lens values included. */
  lines: ReactNode;
  /** `CartTotals`, with VAT and delivery. */
  totals: ReactNode;
  address: AddressValue;
  /** Whom it is billed to. @default the address it is sent to */
  billing?: AddressValue;
  /** How and when it is sent, in words. */
  delivery: ReactNode;
  /** `PaymentInformation`. */
  payment: ReactNode;
  /** The page of each part that can still be changed. */
  editHrefs?: Readonly<Partial<Record<OrderReviewPart, string>>>;
  /** What is agreed to and what cannot be returned, sentence by sentence. */
  legal?: readonly ReactNode[];
  /** Why it could not be placed, and what to do about it. */
  error?: ReactNode;
  /** The order is on its way. */
  pending?: boolean;
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
 * Everything that is ordered, once more, and the button with the words that the law wants: directly above it stand the
 * lines with their lens values and the totals (docs/decisions/product.md#decision-10).
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
            // oxlint-disable-next-line react/no-array-index-key -- sentences have no names and keep their places
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
