import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import {
  amount as amountStyle,
  open,
  openTotal,
  row as rowStyle,
  tax as taxStyle,
  total,
  totalAmount,
  totals,
} from "./CartTotals.css.ts";

/** A row of the totals. */
export interface CartTotalsRow {
  /** What the amount is for; selects the label. */
  readonly code: "subtotal" | "discount" | "shipping" | "payment" | "tax" | "gift_card" | "grand_total";
  /**
   * The gross amount; a discount and what a gift card pays are negative, `tax` is included in the total. Null while it is not known any more, as
   * after a change of the cart; then a sentence says so.
   */
  readonly amount: AmountValue | null;
}

export interface CartTotalsProps {
  /** The rows in display order; null while unknown, which shows a placeholder. */
  rows: readonly CartTotalsRow[] | null;
  /** Whether the totals are being recalculated; the previous ones stay, muted. @default false */
  pending?: boolean;
  /** The coupon code, shown in the label of the discount. */
  couponCode?: string | undefined;
  /** The title of the chosen shipping method. */
  shippingMethod?: string | undefined;
  /** The title of the chosen payment method. */
  paymentMethod?: string | undefined;
}

/** Renders the totals of an order, gross, with the VAT included in them. Announces changes of the total. */
export function CartTotals({ rows, pending = false, couponCode, shippingMethod, paymentMethod }: CartTotalsProps) {
  const intl = useIntl();
  if (!rows) return <TotalsSkeleton />;
  const names = {
    subtotal: intl.formatMessage({ id: "ui.cartTotals.subtotal" }),
    discount: couponCode
      ? intl.formatMessage({ id: "ui.cartTotals.coupon" }, { code: couponCode })
      : intl.formatMessage({ id: "ui.cartTotals.discount" }),
    shipping: shippingMethod ?? intl.formatMessage({ id: "ui.cartTotals.shipping" }),
    gift_card: intl.formatMessage({ id: "ui.cartTotals.giftCard" }),
    payment: paymentMethod ?? intl.formatMessage({ id: "ui.cartTotals.payment" }),
  };
  const tax = rows.find(({ code }) => code === "tax");
  const grandTotal = rows.find(({ code }) => code === "grand_total");
  return (
    <dl className={totals({ pending })} aria-busy={pending}>
      {rows.map(({ code, amount }) =>
        code === "tax" || code === "grand_total" ? null : (
          <div key={code} className={rowStyle}>
            <dt>{names[code]}</dt>
            <AmountOrOpen className={amountStyle} amount={amount} />
          </div>
        ),
      )}
      {grandTotal && (
        <div className={grandTotal.amount ? total : `${total} ${openTotal}`} aria-live="polite" aria-atomic="true">
          <dt>
            <FormattedMessage id="ui.cartTotals.total" />
          </dt>
          <AmountOrOpen className={totalAmount} amount={grandTotal.amount} />
          {tax?.amount && (
            <dd className={taxStyle}>
              <FormattedMessage id="ui.cartTotals.tax" values={{ amount: <Amount key="tax" value={tax.amount} /> }} />
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

function AmountOrOpen({ amount, className }: Pick<CartTotalsRow, "amount"> & { className: string }) {
  return amount ? (
    <dd className={className}>
      <Amount value={amount} />
    </dd>
  ) : (
    <dd className={open}>
      <FormattedMessage id="ui.cartTotals.open" />
    </dd>
  );
}

/** Renders a placeholder as high as the totals of a cart without a discount. */
function TotalsSkeleton() {
  return (
    <div className={totals({ pending: true })} aria-busy="true">
      <VisuallyHidden>
        <FormattedMessage id="ui.cartTotals.pending" />
      </VisuallyHidden>
      <div className={rowStyle}>
        <Skeleton shape="line" length="long" />
        <Skeleton shape="line" length="short" />
      </div>
      <div className={rowStyle}>
        <Skeleton shape="line" length="long" />
        <Skeleton shape="line" length="short" />
      </div>
      <div className={total}>
        <Skeleton shape="line" length="short" />
        <span className={totalAmount}>
          <Skeleton shape="line" length="short" />
        </span>
        <span className={taxStyle}>
          <Skeleton shape="line" length="long" />
        </span>
      </div>
    </div>
  );
}
