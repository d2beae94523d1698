import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { dateTime, numeric, optionalList, textual } from "../wire/value.ts";

const text = z.string().check(z.minLength(1), z.maxLength(512));

/** Proves the right to order the lenses of an earlier order again (docs/specification/orders.md#order-34). */
export const reorderBody = z.pipe(
  z.object({ phone_number: text, order_token: text }),
  z.transform(({ phone_number, order_token }) => ({ phone: phone_number, token: order_token })),
);

/** The lenses of an earlier order that can be ordered again, without their values. */
const wireRenewal = z.object({
  increment_id: z.string(),
  created_at: dateTime,
  items: optionalList(
    z.object({ sku: z.string(), parent_sku: z.string(), slug: z.string(), name: z.string(), qty: numeric }),
  ),
});

/** The cart with the added lenses, and the skus without enough stock. */
const wireReorder = z.object({ cart_id: textual, items_qty: numeric, missing: optionalList(z.string()) });

/** Our extension for the page `/renew-order/{token}` (docs/specification/calls.md#call-32). */
export const renewalEndpoints = {
  orderRenewal: defineEndpoint({
    method: "GET",
    path: "/api/order/renew",
    query: ["tokenValue"],
    body: null,
    result: inAnyCurrency(wireRenewal),
  }),
  lensReorder: defineEndpoint({
    method: "POST",
    path: "/api/order/reorder",
    query: ["token", "storeCode"],
    body: reorderBody,
    result: inAnyCurrency(wireReorder),
    loud: true,
  }),
};
