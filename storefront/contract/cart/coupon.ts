import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

const query = ["token", "cartId", "storeCode"] as const;

export const couponEndpoints = {
  /** Applies a coupon, which replaces an earlier one, or redeems a gift card. A refusal has the reason as its code. */
  couponApply: defineEndpoint({
    method: "POST",
    path: "/api/cart/apply-coupon",
    query: [...query, "coupon"],
    body: null,
    result: inAnyCurrency(z.literal(true)),
    loud: true,
  }),
  /** Removes the coupon, or the gift card with this code. */
  couponDelete: defineEndpoint({
    method: "POST",
    path: "/api/cart/delete-coupon",
    query: [...query, "coupon"],
    body: null,
    result: inAnyCurrency(z.literal(true)),
    loud: true,
  }),
};
