import type { ShownRow } from "../cart/cart.ts";
import { type Currency, type Money, zero } from "../money.ts";
import type { OrderRequest } from "./order.ts";

/** The amounts that a shopper agrees to by pressing the order button. */
export interface AgreedSum {
  readonly total: Money;
  readonly costs: Required<OrderRequest["costs"]>;
}

interface Choice {
  /** Whether nothing is delivered. */
  readonly isVirtual: boolean;
  /** Gross price of the chosen payment method; null if it is not known. */
  readonly paymentCost: Money | null;
}

/**
 * Returns the amounts that are shown beside the order button, which are sent with the order; null while the total is open
 * or lacks delivery or payment. Nothing is ordered at a total that was not shown (docs/specification/orders.md#order-12).
 */
export function agreedSum(
  rows: readonly ShownRow[],
  { isVirtual, paymentCost }: Choice,
  currency: Currency,
): AgreedSum | null {
  const amountOf = (code: ShownRow["code"]) => rows.find((row) => row.code === code)?.amount ?? null;
  const [total, shipping, payment] = [amountOf("grand_total"), amountOf("shipping"), amountOf("payment")];
  const hasPayment = (payment?.minor ?? 0) === (paymentCost?.minor ?? 0);
  if (!total || !hasPayment || (!shipping && !isVirtual)) return null;
  return {
    total,
    costs: {
      shipping,
      payment: paymentCost,
      discount: amountOf("discount") ?? zero(currency),
      giftCard: amountOf("gift_card") ?? zero(currency),
    },
  };
}
