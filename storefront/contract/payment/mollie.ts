import * as z from "zod/mini";
import type { PaymentMethod } from "#domain/checkout/checkout.ts";
import { zero } from "#domain/money.ts";
import { call, inAnyCurrency, perCurrency } from "../wire/endpoint.ts";
import {
  backendOrder,
  confirmed,
  decryptedLink,
  issuers,
  linkedOrder,
  orderCommentsBody,
  orderDetailsBody,
  paymentIdBody,
  paymentWish,
  readPayment,
  secretHash,
  tokenBody,
  transactionId,
  validateHashBody,
} from "./providerPayment.ts";
import { flag, listOf } from "../wire/value.ts";

const word = z.nullish(z.string().check(z.maxLength(128)));

const wireMethods = z.record(
  z.string(),
  z.object({
    code: z.string(),
    allowed_all_countries: flag,
    excluded_countries: listOf(z.string()),
    allowed_countries: listOf(z.string()),
  }),
);
export type WireMollieMethods = z.input<typeof wireMethods>;

/** Titles with their codes, which are the shop's (docs/specification/payment.md#payment-9); they cost nothing more. */
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

/** `method` is the shop's code, empty to choose at the provider; `issuer` goes with the methods that ask for a bank. */
export const molliePaymentBody = z.pipe(
  z.object({ ...paymentWish, method: word, issuer: word }),
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

/** A payment that has begun: shoppers go on at `href`. */
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

/**
 * The first provider (docs/specification/calls.md#call-52). Errors are worded as in
 * docs/specification/messages.md#message-15.
 */
export const mollieEndpoints = {
  molliePaymentMethods: call({
    method: "GET",
    path: `${base}/payment-methods`,
    query: ["storeCode", "localeCode"],
    body: null,
    result: methods,
  }),
  mollieIdealIssuers: call({
    method: "GET",
    path: `${base}/ideal-issuers`,
    query: ["localeCode"],
    body: null,
    result: inAnyCurrency(issuers),
  }),
  mollieOrderDetails: call({
    method: "POST",
    path: `${base}/order-details`,
    query: ["token"],
    body: orderDetailsBody,
    result: inAnyCurrency(backendOrder),
  }),
  mollieValidateHash: call({
    method: "POST",
    path: `${base}/validate-hash`,
    query: [],
    body: validateHashBody,
    result: inAnyCurrency(confirmed),
  }),
  molliePostPayment: call({
    method: "POST",
    path: `${base}/post-payment`,
    query: [],
    body: molliePaymentBody,
    result: inAnyCurrency(started),
  }),
  mollieSetTransactionData: call({
    method: "POST",
    path: `${base}/set-mollie-transaction-data`,
    query: [],
    body: mollieTransactionBody,
    result: inAnyCurrency(confirmed),
  }),
  mollieOrderComments: call({
    method: "POST",
    path: `${base}/order-comments`,
    query: ["token"],
    body: orderCommentsBody,
    result: inAnyCurrency(confirmed),
  }),
  mollieDecryptToken: call({
    method: "POST",
    path: `${base}/decrypt-token`,
    query: [],
    body: tokenBody,
    result: inAnyCurrency(decryptedLink),
  }),
  mollieGetPayment: call({
    method: "POST",
    path: `${base}/get-payment`,
    query: [],
    body: paymentIdBody,
    result: inAnyCurrency(readPayment),
  }),
};
