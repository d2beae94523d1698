import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { paymentIdBody, paymentWish, readPayment } from "./providerPayment.ts";

/** The order with its hash, of `order-details` of either other provider. */
export const paypalCreateBody = z.pipe(
  z.object(paymentWish),
  z.transform(({ order_id, hash }) => ({ orderId: order_id, hash })),
);

const wireCreated = z.object({ id: z.string(), status: z.string(), approve_url: z.nullish(z.string()) });
export type WirePaypalPayment = z.input<typeof wireCreated>;

const created = z.pipe(
  wireCreated,
  z.transform(({ id, approve_url }) => ({ id, href: approve_url ?? null })),
);

/**
 * PayPal (docs/specification/payment.md#payment-21): `create` answers the id and the address at which the shopper
 * approves, `execute` takes the money that was approved and answers the payment's status.
 */
export const paypalEndpoints = {
  paypalCreate: call({
    method: "POST",
    path: "/api/vsbridge/paypal/create",
    query: [],
    body: paypalCreateBody,
    result: inAnyCurrency(created),
  }),
  paypalExecute: call({
    method: "POST",
    path: "/api/vsbridge/paypal/execute",
    query: [],
    body: paymentIdBody,
    result: inAnyCurrency(readPayment),
  }),
};
