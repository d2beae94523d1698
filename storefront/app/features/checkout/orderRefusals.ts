/** What happens after an order was refused, before the shopper can order again. */
export interface OrderRefusal {
  /** Id of the message that gives the reason. */
  readonly message: string;
  /**
   * `check`: compares the lines with the platform, so that they show what has changed. `renew`: also sends cart, shipping
   * and payment to the platform again. `coupon`: removes the coupon. Otherwise the step to which the shopper returns.
   */
  readonly remedy: "check" | "renew" | "coupon" | "shipping" | "payment";
}

const changedCart: OrderRefusal = { message: "checkout.error.cart", remedy: "renew" };
const invalidCoupon: OrderRefusal = { message: "checkout.error.couponInvalid", remedy: "coupon" };
const unavailable: OrderRefusal = { message: "checkout.error.unavailable", remedy: "check" };

/** By the code of the platform's refusal. */
export const orderRefusals: Readonly<Record<string, OrderRefusal>> = {
  PRICE_CHANGED: { message: "checkout.error.price", remedy: "check" },
  OUT_OF_STOCK: unavailable,
  TOO_MANY: unavailable,
  CART_CHANGED: changedCart,
  NOT_MADE: { message: "checkout.error.notMade", remedy: "check" },
  CART_UNKNOWN: changedCart,
  CART_CLOSED: changedCart,
  SHIPPING_PRICE_CHANGED: { message: "checkout.error.shippingPrice", remedy: "renew" },
  SHIPPING_NOT_OFFERED: { message: "checkout.error.shippingGone", remedy: "shipping" },
  POINT_REQUIRED: { message: "checkout.error.pointGone", remedy: "shipping" },
  POINT_NOT_AVAILABLE: { message: "checkout.error.pointGone", remedy: "shipping" },
  POINT_TAKES_NO_PAYMENT: { message: "checkout.error.pointPayment", remedy: "shipping" },
  PAYMENT_NOT_OFFERED: { message: "checkout.error.paymentGone", remedy: "payment" },
  PAYMENT_PRICE_CHANGED: { message: "checkout.error.paymentPrice", remedy: "payment" },
  DISCOUNT_CHANGED: { message: "checkout.error.discount", remedy: "renew" },
  GIFT_CARD_CHANGED: { message: "checkout.error.giftCard", remedy: "renew" },
  COUPON_EXPIRED: { message: "checkout.error.couponExpired", remedy: "coupon" },
  COUPON_USED_UP: { message: "checkout.error.couponUsedUp", remedy: "coupon" },
  COUPON_FOR_FIRST_ORDER: { message: "checkout.error.couponFirstOrder", remedy: "coupon" },
  COUPON_APPLIES_TO_NOTHING: invalidCoupon,
  COUPON_NOT_YET: invalidCoupon,
  COUPON_UNKNOWN: invalidCoupon,
};
