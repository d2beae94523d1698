import * as z from "zod/mini";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { formatDecimal, fromDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";
import { keptId, list, textual } from "../wire/value.ts";

/** The number of an order at the platform: `backendOrderId` of `order/create`. */
const orderId = keptId;
const word = z.string().check(z.minLength(1), z.maxLength(128));
/** The hash that the platform issued with the order; it gives access to the status of its payment. */
const hash = z.string().check(z.minLength(1), z.maxLength(256));

/** An amount as payment payloads carry it: `{ currency: "PLN", value: "179.50" }`. */
const wireMoney = z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d{1,9}\.\d\d$/)) });
export const toWireMoney = (amount: Money): z.input<typeof wireMoney> => ({
  currency: amount.currency,
  value: formatDecimal(amount),
});

const currencies = { PLN: null, EUR: null, USD: null } satisfies Record<Currency, null>;
const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
const readMoney = ({ currency, value }: z.output<typeof wireMoney>): Money | null =>
  isCurrency(currency) ? fromDecimal(value, currency) : null;

/** Something that was checked, or done. */
export const confirmed = z.object({ status: z.literal("OK") });

/** Answers nothing that anybody needs, but that it is there. */
export const wireConfirmed: z.input<typeof confirmed> = { status: "OK" };

/**
 * Asks after an order before its payment, by `order_id` alone in the browser that ordered; or for the page of its
 * status, with `validatePayment` and, in any browser, the `hash` of the link's token.
 */
export const orderDetailsBody = z.pipe(
  z.object({ order_id: orderId, validatePayment: z.nullish(z.boolean()), hash: z.nullish(hash) }),
  z.transform((wire) => ({
    orderId: wire.order_id,
    hash: wire.hash ?? null,
    isStatusPage: wire.validatePayment === true,
  })),
);

const wireBackendOrder = z.object({
  hash: z.string(),
  increment_id: z.string(),
  amount: z.nullish(wireMoney),
  transaction_id: z.nullish(z.string()),
  order: z.nullish(z.object({ increment_id: z.string(), customer_email: z.nullish(z.string()) })),
});
export type WireBackendOrder = z.input<typeof wireBackendOrder>;

/** An order as its payment sees it. */
export interface BackendOrder {
  readonly hash: string;
  readonly number: string;
  /** What is to be paid; null where a platform does not say it. */
  readonly amount: Money | null;
  readonly transactionId: string | null;
  /** Shortened for callers with only the link. */
  readonly email: string | null;
}

/**
 * `amount` is ours, so that no shop takes it from the cart (docs/decisions/product.md#decision-13); the rest is as at the
 * original provider.
 */
export const backendOrder = z.pipe(
  wireBackendOrder,
  z.transform((wire): BackendOrder => ({
    hash: wire.hash,
    number: wire.increment_id,
    amount: wire.amount ? readMoney(wire.amount) : null,
    transactionId: wire.transaction_id ?? null,
    email: wire.order?.customer_email ?? null,
  })),
);

/** The hash with what it was made for. */
export const validateHashBody = z.pipe(
  z.object({ hash, order_id: orderId, cart_total: textual, increment_id: z.nullish(word) }),
  z.transform((wire) => ({
    hash: wire.hash,
    orderId: wire.order_id,
    total: wire.cart_total,
    number: wire.increment_id ?? null,
  })),
);

/** The link to an order's status holds this, encrypted. */
export const tokenBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1024)) });

const wireLink = z.object({ order_id: orderId, hash: z.string() });
export type WireLink = z.input<typeof wireLink>;
export const decryptedLink = z.pipe(
  wireLink,
  z.transform(({ order_id, hash }) => ({ orderId: order_id, hash })),
);

/** A payment by the provider's transaction id. */
export const paymentIdBody = z.object({ id: word });

const statuses = {
  open: null,
  pending: null,
  paid: null,
  failed: null,
  expired: null,
  canceled: null,
} as const satisfies Record<PaymentStatus, null>;
const isStatus = (status: string): status is PaymentStatus => Object.hasOwn(statuses, status);

const wirePayment = z.object({ id: z.string(), status: z.string() });
export type WirePayment = z.input<typeof wirePayment>;

/** An unknown status counts as pending (docs/decisions/product.md#decision-13). */
export const readPayment = z.pipe(
  wirePayment,
  z.transform(({ id, status }) => ({ id, status: isStatus(status) ? status : ("pending" as const) })),
);

const comment = z.object({ comment: z.string().check(z.maxLength(500)), status: z.nullish(z.string()) });

/** A note for the shop's staff, in the form of the original provider; of all its fields, only the comment counts. */
export const orderCommentsBody = z.pipe(
  z.object({ order_id: orderId, order_comment: z.object({ statusHistory: comment }), hash: z.nullish(hash) }),
  z.transform((wire) => ({
    orderId: wire.order_id,
    comment: wire.order_comment.statusHistory.comment,
    hash: wire.hash ?? null,
  })),
);

/** What every request for a payment holds. Amount, description and way back are the platform's own, whatever is sent. */
export const paymentWish = { order_id: orderId, hash } as const;

/** A bank to choose among. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

const wireIssuer = z.object({
  id: z.string(),
  name: z.string(),
  image: z.nullish(z.object({ size2x: z.nullish(z.string()) })),
});
export type WireIssuer = z.input<typeof wireIssuer>;

export const issuers = list(
  z.pipe(
    wireIssuer,
    z.transform(({ id, name, image }): Bank => ({ id, name, image: image?.size2x ?? null })),
  ),
);

export const linkedOrder = z.object({ entity_id: orderId });
export const transactionId = word;
export const secretHash = hash;
