import type { Money } from "#domain/money/money.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { refused, type Refused } from "../refused.ts";

interface Asked {
  readonly shipping: Money;
  readonly payment: Money;
}

const isOther = (seen: Money | null, asked: Money) => seen !== null && seen.minor !== asked.minor;

/** Refuses an order whose delivery, or way of paying, costs something else than the shopper saw. */
export function compareCosts(seen: OrderRequest["costs"], asked: Asked): Refused | null {
  if (isOther(seen.shipping, asked.shipping)) {
    return refused("SHIPPING_PRICE_CHANGED", "The price of delivery is not what was shown.").error;
  }
  if (isOther(seen.payment, asked.payment)) {
    return refused("PAYMENT_PRICE_CHANGED", "The cost of paying this way is not what was shown.").error;
  }
  return null;
}
