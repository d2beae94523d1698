import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

const query = ["token", "cartId", "storeCode"] as const;

export const couponEndpoints = {
  /** One coupon counts at a time: another one takes its place. Refused with the reason as a code. */
  couponApply: call({
    method: "POST",
    path: "/api/cart/apply-coupon",
    query: [...query, "coupon"],
    body: null,
    result: inAnyCurrency(z.literal(true)),
    loud: true,
  }),
  couponDelete: call({
    method: "POST",
    path: "/api/cart/delete-coupon",
    query,
    body: null,
    result: inAnyCurrency(z.literal(true)),
    loud: true,
  }),
};
