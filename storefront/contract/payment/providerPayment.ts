import * as z from "zod/mini";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { formatDecimal, fromDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";
import { storedId, list, textual } from "../wire/value.ts";

/** The id of an order at the platform: `backendOrderId` of `order/create`. */
const orderId = storedId;
const word = z.string().check(z.minLength(1), z.maxLength(128));
/** The hash that the platform issued with the order. It gives access to the status of its payment. */
const hash = z.string().check(z.minLength(1), z.maxLength(256));

/** An amount as payment providers write it: `{ currency: "PLN", value: "179.50" }`. */
export const wireMoney = z.object({ currency: z.string(), value: z.string().check(z.regex(/^\d{1,9}\.\d\d$/)) });
export const toWireMoney = (amount: Money): z.input<typeof wireMoney> => ({
  currency: amount.currency,
  value: formatDecimal(amount),
});

const currencies = { PLN: null, EUR: null, USD: null } satisfies Record<Currency, null>;
const isCurrency = (code: string): code is Currency => Object.hasOwn(currencies, code);
export const readMoney = ({ currency, value }: z.output<typeof wireMoney>): Money | null =>
  isCurrency(currency) ? fromDecimal(value, currency) : null;

/** The result of a call that confirms or does something. */
export const confirmation = z.object({ status: z.literal("OK") });

/** The only value of `confirmation`. */
export const okAnswer: z.input<typeof confirmation> = { status: "OK" };

/**
 * A request for an order's details, before its payment or, with `validatePayment`, for its status page. The browser that
 * ordered needs only `order_id`; others need the `hash` from the link's token.
 */
export const orderDetailsBody = z.pipe(
  z.object({ order_id: orderId, validatePayment: z.nullish(z.boolean()), hash: z.nullish(hash) }),
  z.transform((wire) => ({
    orderId: wire.order_id,
    hash: wire.hash ?? null,
    isStatusPage: wire.validatePayment === true,
  })),
);

/** A hash with the data of its order. */
export const validateHashBody = z.pipe(
  z.object({ hash, order_id: orderId, cart_total: textual, increment_id: z.nullish(word) }),
  z.transform((wire) => ({
    hash: wire.hash,
    orderId: wire.order_id,
    total: wire.cart_total,
    number: wire.increment_id ?? null,
  })),
);

/** The encrypted token in the link to an order's status. */
export const tokenBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1024)) });

const wireLink = z.object({ order_id: orderId, hash: z.string() });
export type WireLink = z.input<typeof wireLink>;
export const decryptedLink = z.pipe(
  wireLink,
  z.transform(({ order_id, hash }) => ({ orderId: order_id, hash })),
);

/** Identifies a payment by the provider's transaction id. */
export const paymentIdBody = z.object({ id: word });

const statuses = {
  open: null,
  pending: null,
  paid: null,
  failed: null,
  expired: null,
  canceled: null,
} as const satisfies Record<PaymentStatus, null>;
export const isStatus = (status: string): status is PaymentStatus => Object.hasOwn(statuses, status);

const wirePayment = z.object({ id: z.string(), status: z.string() });
export type WirePayment = z.input<typeof wirePayment>;

/** An unknown status counts as pending (docs/decisions/product.md#decision-13). */
export const readPayment = z.pipe(
  wirePayment,
  z.transform(({ id, status }) => ({ id, status: isStatus(status) ? status : ("pending" as const) })),
);

const comment = z.object({ comment: z.string().check(z.maxLength(500)), status: z.nullish(z.string()) });

/** A note for the shop's staff, in the form of the original provider. Only the comment is used. */
export const orderCommentsBody = z.pipe(
  z.object({ order_id: orderId, order_comment: z.object({ statusHistory: comment }), hash: z.nullish(hash) }),
  z.transform((wire) => ({
    orderId: wire.order_id,
    comment: wire.order_comment.statusHistory.comment,
    hash: wire.hash ?? null,
  })),
);

/**
 * The fields of every request that starts a payment. Amount, description and return address are set by the platform,
 * whatever is sent.
 */
export const paymentFields = { order_id: orderId, hash } as const;

/** A bank that shoppers can choose. */
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
