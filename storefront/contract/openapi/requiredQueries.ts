import type { QueryParameter } from "../wire/endpoint.ts";
import type { endpoints } from "../endpoints.ts";

/**
 * The query parameters that each call requires; all others are optional. The token is not listed: some calls also serve
 * guests, and it may travel in a header. Kept apart from the calls, since no browser needs it.
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
