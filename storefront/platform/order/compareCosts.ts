import type { Money } from "#domain/money.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

interface Asked {
  /** Zero or less. */
  readonly discount: Money;
  readonly shipping: Money;
  readonly payment: Money;
}

const isOther = (seen: Money | null | undefined, asked: Money) => seen && seen.minor !== asked.minor;

/** Refuses an order whose delivery or way of paying costs, or whose coupon takes off, something else than was shown. */
export function compareCosts(seen: OrderRequest["costs"], asked: Asked): Refused | null {
  if (isOther(seen.shipping, asked.shipping)) {
    return refused("SHIPPING_PRICE_CHANGED", "The price of delivery is not what was shown.").error;
  }
  if (isOther(seen.payment, asked.payment)) {
    return refused("PAYMENT_PRICE_CHANGED", "The cost of paying this way is not what was shown.").error;
  }
  if (isOther(seen.discount, asked.discount)) {
    return refused("DISCOUNT_CHANGED", "The coupon does not take off what was shown.").error;
  }
  return null;
}
