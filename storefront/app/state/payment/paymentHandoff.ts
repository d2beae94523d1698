import type { PaymentWish } from "#client/paymentCalls.ts";
import type { ShopState } from "../shopState.ts";

/** A payment that the shopper has chosen in the checkout, for the confirmation page to start. */
export interface PaymentHandoff {
  readonly orderNumber: string;
  readonly wish: PaymentWish;
  /** The code of a payment by BLIK; null for other payments. */
  readonly blikCode: string | null;
}

const handoffs = new WeakMap<ShopState, PaymentHandoff>();

/** Hands the payment of an order that was just placed over to its confirmation page. It lives in memory only. */
export const handOffPayment = (shop: ShopState, handoff: PaymentHandoff): void => void handoffs.set(shop, handoff);

/** Returns the payment to start for an order, and forgets it; null if there is none. */
export function takePayment(shop: ShopState, orderNumber: string): PaymentHandoff | null {
  const handoff = handoffs.get(shop);
  if (handoff?.orderNumber !== orderNumber) return null;
  handoffs.delete(shop);
  return handoff;
}
