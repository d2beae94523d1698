import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { listOf, moment, numeric, textual } from "../wire/value.ts";

const text = z.string().check(z.minLength(1), z.maxLength(512));

/** What proves the right to order the lenses of an earlier order again (docs/specification/orders.md#order-34). */
export const reorderBody = z.pipe(
  z.object({ phone_number: text, order_token: text }),
  z.transform(({ phone_number, order_token }) => ({ phone: phone_number, token: order_token })),
);

/** Of an earlier order, what can be ordered again: its lenses by name, and none of their values. */
const wireRenewal = z.object({
  increment_id: z.string(),
  created_at: moment,
  items: listOf(
    z.object({ sku: z.string(), parent_sku: z.string(), slug: z.string(), name: z.string(), qty: numeric }),
  ),
});

/** The cart that the lenses were put into, and the skus of which there was not enough. */
const wireReorder = z.object({ cart_id: textual, items_qty: numeric, missing: listOf(z.string()) });

/** Ours, for the page `/renew-order/{token}` (docs/specification/calls.md#call-32). */
export const renewalEndpoints = {
  orderRenewal: call({
    method: "GET",
    path: "/api/order/renew",
    query: ["tokenValue"],
    body: null,
    result: inAnyCurrency(wireRenewal),
  }),
  lensReorder: call({
    method: "POST",
    path: "/api/order/reorder",
    query: ["token", "storeCode"],
    body: reorderBody,
    result: inAnyCurrency(wireReorder),
    loud: true,
  }),
};
