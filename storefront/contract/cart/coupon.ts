import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

const query = ["token", "cartId", "storeCode"] as const;

export const couponEndpoints = {
  /** Applies a coupon, which replaces an earlier one. A refusal has the reason as its code. */
  couponApply: defineEndpoint({
    method: "POST",
    path: "/api/cart/apply-coupon",
    query: [...query, "coupon"],
    body: null,
    result: inAnyCurrency(z.literal(true)),
    loud: true,
  }),
  couponDelete: defineEndpoint({
    method: "POST",
    path: "/api/cart/delete-coupon",
    query,
    body: null,
    result: inAnyCurrency(z.literal(true)),
    loud: true,
  }),
};
