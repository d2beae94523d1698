/** What became of a payment, in the words that the providers share (docs/specification/payment.md#payment-3). */
export type PaymentStatus = "open" | "pending" | "paid" | "failed" | "expired" | "canceled";

/** What a page says of a payment. */
export type PaymentState = "pending" | "success" | "failed";

export const paymentState = {
  open: "pending",
  pending: "pending",
  paid: "success",
  failed: "failed",
  expired: "failed",
  canceled: "failed",
} as const satisfies Record<PaymentStatus, PaymentState>;

const ranks = {
  open: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  canceled: 2,
  paid: 3,
} as const satisfies Record<PaymentStatus, number>;

/**
 * The status after a provider's news, which may come twice, late and in any order: a payment only goes on, never back.
 * What is paid stays paid; money that comes after an end counts, any other news after it does not.
 */
export const nextPaymentStatus = (now: PaymentStatus, told: PaymentStatus): PaymentStatus =>
  ranks[told] > ranks[now] ? told : now;

const mollieStatuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ["open", "open"],
  ["pending", "pending"],
  // The money is reserved, and taken when the goods leave.
  ["authorized", "pending"],
  ["paid", "paid"],
  ["failed", "failed"],
  ["expired", "expired"],
  ["canceled", "canceled"],
]);

/** Reads Mollie's status of a payment; an unknown status counts as pending (docs/specification/trade.md#trade-18). */
export const mollieStatus = (word: string): PaymentStatus => mollieStatuses.get(word) ?? "pending";

const captures: ReadonlyMap<string, PaymentStatus> = new Map([
  ["COMPLETED", "paid"],
  // What was given back had been paid.
  ["PARTIALLY_REFUNDED", "paid"],
  ["REFUNDED", "paid"],
  ["DECLINED", "failed"],
  ["FAILED", "failed"],
]);

/**
 * Reads PayPal's status of an order and of its capture. A completed order does not mean that it is paid; its capture
 * does. Unknown statuses count as pending (docs/specification/trade.md#trade-20).
 */
export function paypalStatus(order: string, capture: string | null): PaymentStatus {
  if (order === "VOIDED") return "canceled";
  if (order === "CREATED" || order === "SAVED" || order === "PAYER_ACTION_REQUIRED") return "open";
  return order === "COMPLETED" && capture !== null ? (captures.get(capture) ?? "pending") : "pending";
}

const tpayStatuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ["pending", "pending"],
  ["correct", "paid"],
  ["paid", "paid"],
  // What was given back had been paid.
  ["refund", "paid"],
  ["chargeback", "paid"],
  ["error", "failed"],
  ["canceled", "canceled"],
]);

/**
 * Reads Tpay's status of a transaction; its list may be incomplete, so any other status counts as pending
 * (docs/specification/trade.md#trade-15).
 */
export const tpayStatus = (word: string): PaymentStatus => tpayStatuses.get(word) ?? "pending";

/** Reads a notification; unknown statuses are ignored (docs/specification/trade.md#trade-15). */
export type TpayNotification = "success" | "returned" | "ignore";

const notifications: ReadonlyMap<string, TpayNotification> = new Map([
  ["TRUE", "success"],
  ["PAID", "success"],
  ["CHARGEBACK", "returned"],
]);

/** Reads the `tr_status` of a notification, which Tpay's documents write in capitals and in small letters. */
export const tpayNotification = (word: string): TpayNotification => notifications.get(word.toUpperCase()) ?? "ignore";

/** What a page does next while a shopper confirms a BLIK payment in the bank's app. */
export type BlikStep =
  | { readonly step: "ask-again"; readonly afterSeconds: number }
  /**
   * Nothing is known yet, which is no failure: the provider's message decides (docs/decisions/product.md#decision-13).
   */
  | { readonly step: "leave-pending" }
  | { readonly step: "show-success" }
  | { readonly step: "show-failure" };

/** In seconds: a code is valid for 120, and one typed at the last moment still has to be confirmed. */
const askedFor = 150;
/** At first answers come quickly, in seconds. */
const eager = { until: 30, pause: 2 };
const patientPause = 4;

/**
 * Decides by the seconds since the code was sent and the provider's last answer
 * (docs/specification/payment.md#payment-25).
 */
export function blikStep(seconds: number, state: PaymentState): BlikStep {
  if (state === "success") return { step: "show-success" };
  if (state === "failed") return { step: "show-failure" };
  if (seconds > askedFor) return { step: "leave-pending" };
  return { step: "ask-again", afterSeconds: seconds < eager.until ? eager.pause : patientPause };
}

/**
 * The provider's method for a code of the shop; null where the first provider has none
 * (docs/specification/payment.md#payment-9).
 */
export const providerMethod = (code: string, mapping: Readonly<Record<string, string>>): string | null =>
  Object.hasOwn(mapping, code) ? (mapping[code] ?? null) : null;

/** The shop's code for a provider's method; null for a method without a mapping, which is not offered. */
export const shopMethod = (method: string, mapping: Readonly<Record<string, string>>): string | null =>
  Object.keys(mapping).find((code) => mapping[code] === method) ?? null;
