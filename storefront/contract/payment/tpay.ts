import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import {
  type Bank,
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
import { list, textual } from "../wire/value.ts";

const wireBank = z.object({ id: textual, name: z.string(), img: z.nullish(z.string()) });
export type WireTpayBank = z.input<typeof wireBank>;

/** The ways to pay of the second provider, banks among them; `150` is the mobile code. */
const banks = list(
  z.pipe(
    wireBank,
    z.transform(({ id, name, img }): Bank => ({ id, name, image: img || null })),
  ),
);

/** `group` is the id of a bank or way to pay; empty to choose at the provider. */
export const tpayPaymentBody = z.pipe(
  z.object({ ...paymentWish, group: z.nullish(textual), increment_id: z.nullish(z.string()) }),
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

/** A payment that has begun: shoppers go on at `href`, or with a mobile code under its `title`. */
const started = z.pipe(
  wireStarted,
  z.transform(({ transaction_id, title, url }) => ({ id: transaction_id, title, href: url ?? null })),
);

/** A BLIK code has six digits; it is never stored. */
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
 * The second provider (docs/specification/payment.md#payment-16), in Poland and in złoty only. Errors are worded as in
 * docs/specification/messages.md#message-15.
 */
export const tpayEndpoints = {
  tpayBanks: call({
    method: "GET",
    path: `${base}/banks`,
    query: ["localeCode"],
    body: null,
    result: inAnyCurrency(banks),
  }),
  tpayIdealIssuers: call({
    method: "GET",
    path: `${base}/ideal-issuers`,
    query: ["localeCode"],
    body: null,
    result: inAnyCurrency(issuers),
  }),
  tpayOrderDetails: call({
    method: "POST",
    path: `${base}/order-details`,
    query: ["token"],
    body: orderDetailsBody,
    result: inAnyCurrency(backendOrder),
  }),
  tpayValidateHash: call({
    method: "POST",
    path: `${base}/validate-hash`,
    query: [],
    body: validateHashBody,
    result: inAnyCurrency(confirmed),
  }),
  tpayPostPayment: call({
    method: "POST",
    path: `${base}/post-payment`,
    query: [],
    body: tpayPaymentBody,
    result: inAnyCurrency(started),
  }),
  tpayPostPaymentBlik: call({
    method: "POST",
    path: `${base}/post-payment-blik`,
    query: [],
    body: blikBody,
    result: inAnyCurrency(readPayment),
  }),
  tpaySetTransactionData: call({
    method: "POST",
    path: `${base}/set-transaction-data`,
    query: [],
    body: tpayTransactionBody,
    result: inAnyCurrency(confirmed),
  }),
  tpayOrderComments: call({
    method: "POST",
    path: `${base}/order-comments`,
    query: ["token"],
    body: orderCommentsBody,
    result: inAnyCurrency(confirmed),
  }),
  tpayDecryptToken: call({
    method: "POST",
    path: `${base}/decrypt-token`,
    query: [],
    body: tokenBody,
    result: inAnyCurrency(decryptedLink),
  }),
  tpayGetPayment: call({
    method: "POST",
    path: `${base}/get-payment`,
    query: [],
    body: paymentIdBody,
    result: inAnyCurrency(readPayment),
  }),
};
