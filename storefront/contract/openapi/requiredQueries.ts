import type { QueryParameter } from "../wire/endpoint.ts";
import type { endpoints } from "../endpoints.ts";

/**
 * What of its query a call cannot do without; all else may be left out. The token is none of it: some calls are for guests
 * too, and it may travel in a header. It stands beside the calls, for no browser has to load it.
 */
export const requiredQueries: Readonly<Partial<Record<keyof typeof endpoints, readonly QueryParameter[]>>> = {
  renderList: ["skus"],
  stockCheck: ["sku"],
  stockList: ["skus"],
  cartPull: ["cartId"],
  cartTotals: ["cartId"],
  collectTotals: ["cartId"],
  couponApply: ["cartId", "coupon"],
  couponDelete: ["cartId"],
  paymentMethods: ["cartId"],
  shippingMethods: ["cartId"],
  shippingInformation: ["cartId"],
  orderDetails: ["order_id"],
  orderRenewal: ["tokenValue"],
  subscriptionPaymentLink: ["tokenValue"],
  expressCheck: ["post_code"],
  reviewRight: ["product_id"],
};
