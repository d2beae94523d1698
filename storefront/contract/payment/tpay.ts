import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import {
  type Bank,
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
import { list, textual } from "../wire/value.ts";

const wireBank = z.object({ id: textual, name: z.string(), img: z.nullish(z.string()) });
export type WireTpayBank = z.input<typeof wireBank>;

/** The payment methods of Tpay, including banks; `150` is BLIK. */
const banks = list(
  z.pipe(
    wireBank,
    z.transform(({ id, name, img }): Bank => ({ id, name, image: img || null })),
  ),
);

/** `group` is the id of a payment method or bank, or empty to choose at the provider. */
export const tpayPaymentBody = z.pipe(
  z.object({ ...paymentFields, group: z.nullish(textual), increment_id: z.nullish(z.string()) }),
  z.transform(({ order_id, hash, group }) => ({ orderId: order_id, hash, method: (group ?? "").slice(0, 32) })),
);

const wireStarted = z.object({
  title: z.string(),
  transaction_id: z.string(),
  amount: z.string(),
  url: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
export type WireTpayPayment = z.input<typeof wireStarted>;

/** A started payment. Shoppers continue at `href`, or enter a BLIK code for its `title`. */
const started = z.pipe(
  wireStarted,
  z.transform(({ transaction_id, title, url }) => ({ id: transaction_id, title, href: url ?? null })),
);

/** A BLIK code has six digits. It is never stored. */
export const blikBody = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(64)),
  code: z.string().check(z.regex(/^[0-9]{6}$/)),
});

export const tpayTransactionBody = z.pipe(
  z.object({ order: linkedOrder, transaction_id: transactionId, hash: secretHash }),
  z.transform(({ order, transaction_id, hash }) => ({
    orderId: order.entity_id,
    transactionId: transaction_id,
    hash,
  })),
);

const base = "/api/vsbridge/tpay" as const;

/**
 * The calls of Tpay (docs/specification/payment.md#payment-16), in Poland and in złoty only. Errors are worded as in
 * docs/specification/messages.md#message-15.
 */
export const tpayEndpoints = {
  tpayBanks: defineEndpoint({
    method: "GET",
    path: `${base}/banks`,
    query: ["localeCode"],
    body: null,
    result: inAnyCurrency(banks),
  }),
  tpayIdealIssuers: defineEndpoint({
    method: "GET",
    path: `${base}/ideal-issuers`,
    query: ["localeCode"],
    body: null,
    result: inAnyCurrency(issuers),
  }),
  tpayOrderDetails: defineEndpoint({
    method: "POST",
    path: `${base}/order-details`,
    query: ["token"],
    body: orderDetailsBody,
    result: payableOrder,
  }),
  tpayValidateHash: defineEndpoint({
    method: "POST",
    path: `${base}/validate-hash`,
    query: [],
    body: validateHashBody,
    result: inAnyCurrency(confirmation),
  }),
  tpayPostPayment: defineEndpoint({
    method: "POST",
    path: `${base}/post-payment`,
    query: [],
    body: tpayPaymentBody,
    result: inAnyCurrency(started),
    isSlow: true,
  }),
  tpayPostPaymentBlik: defineEndpoint({
    method: "POST",
    path: `${base}/post-payment-blik`,
    query: [],
    body: blikBody,
    result: inAnyCurrency(readPayment),
  }),
  tpaySetTransactionData: defineEndpoint({
    method: "POST",
    path: `${base}/set-transaction-data`,
    query: [],
    body: tpayTransactionBody,
    result: inAnyCurrency(confirmation),
  }),
  tpayOrderComments: defineEndpoint({
    method: "POST",
    path: `${base}/order-comments`,
    query: ["token"],
    body: orderCommentsBody,
    result: inAnyCurrency(confirmation),
  }),
  tpayDecryptToken: defineEndpoint({
    method: "POST",
    path: `${base}/decrypt-token`,
    query: [],
    body: tokenBody,
    result: inAnyCurrency(decryptedLink),
  }),
  tpayGetPayment: defineEndpoint({
    method: "POST",
    path: `${base}/get-payment`,
    query: [],
    body: paymentIdBody,
    result: inAnyCurrency(readPayment),
  }),
};
