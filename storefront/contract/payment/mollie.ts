import * as z from "zod/mini";
import type { PaymentMethod } from "#domain/checkout/checkout.ts";
import { zero } from "#domain/money.ts";
import { defineEndpoint, inAnyCurrency, perCurrency } from "../wire/endpoint.ts";
import {
  confirmation,
  decryptedLink,
  issuers,
  linkedOrder,
  orderCommentsBody,
  orderDetailsBody,
  paymentIdBody,
  paymentFields,
  readPayment,
  secretHash,
  tokenBody,
  transactionId,
  validateHashBody,
} from "./providerPayment.ts";
import { payableOrder } from "./payableOrder.ts";
import { flag, optionalList } from "../wire/value.ts";

const optionalText = z.nullish(z.string().check(z.maxLength(128)));

const wireMethods = z.record(
  z.string(),
  z.object({
    code: z.string(),
    allowed_all_countries: flag,
    excluded_countries: optionalList(z.string()),
    allowed_countries: optionalList(z.string()),
  }),
);
export type WireMollieMethods = z.input<typeof wireMethods>;

/** Payment methods by their titles, with the shop's codes (docs/specification/payment.md#payment-9) and without costs. */
const methods = perCurrency((currency) =>
  z.pipe(
    wireMethods,
    z.transform((wire) =>
      Object.entries(wire).map(([title, method]): PaymentMethod => ({
        code: method.code,
        title,
        cost: zero(currency),
        isDefault: false,
        provider: "mollie",
        countries: {
          allowed: method.allowed_all_countries ? "all" : method.allowed_countries,
          excluded: method.excluded_countries,
        },
      })),
    ),
  ),
);

/** `method` is the shop's code, or empty to choose at the provider; `issuer` is the bank, for methods that need one. */
export const molliePaymentBody = z.pipe(
  z.object({ ...paymentFields, method: optionalText, issuer: optionalText }),
  z.transform(({ order_id, hash, method, issuer }) => ({
    orderId: order_id,
    hash,
    method: method ?? "",
    issuer: issuer || null,
  })),
);

const wireStarted = z.object({
  id: z.string(),
  status: z.string(),
  _links: z.nullish(z.object({ checkout: z.nullish(z.object({ href: z.string(), type: z.nullish(z.string()) })) })),
});
export type WireMolliePayment = z.input<typeof wireStarted>;

/** A started payment. Shoppers continue at `href`. */
const started = z.pipe(
  wireStarted,
  z.transform(({ id, _links }) => ({ id, href: _links?.checkout?.href ?? null })),
);

export const mollieTransactionBody = z.pipe(
  z.object({ order: linkedOrder, mollie_transaction_id: transactionId, mollie_secret_hash: secretHash }),
  z.transform((wire) => ({
    orderId: wire.order.entity_id,
    transactionId: wire.mollie_transaction_id,
    hash: wire.mollie_secret_hash,
  })),
);

const base = "/api/vsbridge/mollie" as const;

/** The calls of Mollie (docs/specification/calls.md#call-52). Errors are worded as in docs/specification/messages.md#message-15. */
export const mollieEndpoints = {
  molliePaymentMethods: defineEndpoint({
    method: "GET",
    path: `${base}/payment-methods`,
    query: ["storeCode", "localeCode"],
    body: null,
    result: methods,
  }),
  mollieIdealIssuers: defineEndpoint({
    method: "GET",
    path: `${base}/ideal-issuers`,
    query: ["localeCode"],
    body: null,
    result: inAnyCurrency(issuers),
  }),
  mollieOrderDetails: defineEndpoint({
    method: "POST",
    path: `${base}/order-details`,
    query: ["token"],
    body: orderDetailsBody,
    result: payableOrder,
  }),
  mollieValidateHash: defineEndpoint({
    method: "POST",
    path: `${base}/validate-hash`,
    query: [],
    body: validateHashBody,
    result: inAnyCurrency(confirmation),
  }),
  molliePostPayment: defineEndpoint({
    method: "POST",
    path: `${base}/post-payment`,
    query: [],
    body: molliePaymentBody,
    result: inAnyCurrency(started),
    isSlow: true,
  }),
  mollieSetTransactionData: defineEndpoint({
    method: "POST",
    path: `${base}/set-mollie-transaction-data`,
    query: [],
    body: mollieTransactionBody,
    result: inAnyCurrency(confirmation),
  }),
  mollieOrderComments: defineEndpoint({
    method: "POST",
    path: `${base}/order-comments`,
    query: ["token"],
    body: orderCommentsBody,
    result: inAnyCurrency(confirmation),
  }),
  mollieDecryptToken: defineEndpoint({
    method: "POST",
    path: `${base}/decrypt-token`,
    query: [],
    body: tokenBody,
    result: inAnyCurrency(decryptedLink),
  }),
  mollieGetPayment: defineEndpoint({
    method: "POST",
    path: `${base}/get-payment`,
    query: [],
    body: paymentIdBody,
    result: inAnyCurrency(readPayment),
  }),
};
