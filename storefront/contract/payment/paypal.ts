import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { paymentIdBody, paymentFields, readPayment } from "./providerPayment.ts";

/** The order with the hash that another provider's `order-details` returns. */
export const paypalCreateBody = z.pipe(
  z.object(paymentFields),
  z.transform(({ order_id, hash }) => ({ orderId: order_id, hash })),
);

const wireCreated = z.object({ id: z.string(), status: z.string(), approve_url: z.nullish(z.string()) });
export type WirePaypalPayment = z.input<typeof wireCreated>;

const created = z.pipe(
  wireCreated,
  z.transform(({ id, approve_url }) => ({ id, href: approve_url ?? null })),
);

/**
 * The calls of PayPal (docs/specification/payment.md#payment-21). `create` returns the id and the address at which the
 * shopper approves the payment. `execute` captures it and returns its status.
 */
export const paypalEndpoints = {
  paypalCreate: defineEndpoint({
    method: "POST",
    path: "/api/vsbridge/paypal/create",
    query: [],
    body: paypalCreateBody,
    result: inAnyCurrency(created),
    isSlow: true,
  }),
  paypalExecute: defineEndpoint({
    method: "POST",
    path: "/api/vsbridge/paypal/execute",
    query: [],
    body: paymentIdBody,
    result: inAnyCurrency(readPayment),
  }),
};
