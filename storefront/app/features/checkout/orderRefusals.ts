/** What is done about an order that was refused, before the shopper is asked again. */
export interface OrderRefusal {
  /** Id of the message that says why. */
  readonly message: string;
  /**
   * `check`: the lines show what has changed. `renew`: the platform is told the cart anew, and where it goes. Otherwise
   * the step that has to be answered again.
   */
  readonly remedy: "check" | "renew" | "shipping" | "payment";
}

const changedCart: OrderRefusal = { message: "checkout.error.cart", remedy: "renew" };
const unavailable: OrderRefusal = { message: "checkout.error.unavailable", remedy: "check" };

/** By the platform's code. */
export const orderRefusals: Readonly<Record<string, OrderRefusal>> = {
  PRICE_CHANGED: { message: "checkout.error.price", remedy: "check" },
  OUT_OF_STOCK: unavailable,
  TOO_MANY: unavailable,
  CART_CHANGED: changedCart,
  CART_UNKNOWN: changedCart,
  CART_CLOSED: changedCart,
  SHIPPING_PRICE_CHANGED: { message: "checkout.error.shippingPrice", remedy: "renew" },
  SHIPPING_NOT_OFFERED: { message: "checkout.error.shippingGone", remedy: "shipping" },
  PAYMENT_NOT_OFFERED: { message: "checkout.error.paymentGone", remedy: "payment" },
  PAYMENT_PRICE_CHANGED: { message: "checkout.error.paymentPrice", remedy: "payment" },
};
