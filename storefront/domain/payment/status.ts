/** Status of a payment, common to all providers (docs/specification/payment.md#payment-3). */
export type PaymentStatus = "open" | "pending" | "paid" | "failed" | "expired" | "canceled";

/** State of a payment that a page shows. */
export type PaymentState = "pending" | "success" | "failed";

/** The state that a page shows for each status. */
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
 * Returns the status after a provider's report. Reports may arrive twice, late and in any order, so a payment only
 * moves forwards. A paid payment stays paid. After a failure, only a report that it was paid changes the status.
 */
export const nextPaymentStatus = (current: PaymentStatus, reported: PaymentStatus): PaymentStatus =>
  ranks[reported] > ranks[current] ? reported : current;

const mollieStatuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ["open", "open"],
  ["pending", "pending"],
  // The money is reserved and captured when the goods are shipped.
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
  // A refunded capture was paid before.
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
  // A refunded transaction was paid before.
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

/** Meaning of a notification. Unknown statuses are ignored (docs/specification/trade.md#trade-15). */
export type TpayNotification = "success" | "returned" | "ignore";

const notifications: ReadonlyMap<string, TpayNotification> = new Map([
  ["TRUE", "success"],
  ["PAID", "success"],
  ["CHARGEBACK", "returned"],
]);

/** Reads the `tr_status` of a notification, which Tpay's documentation writes in upper and in lower case. */
export const tpayNotification = (word: string): TpayNotification => notifications.get(word.toUpperCase()) ?? "ignore";

/** The next step of a page while the shopper confirms a BLIK payment in the bank's app. */
export type BlikStep =
  | { readonly step: "ask-again"; readonly afterSeconds: number }
  /**
   * The page stops asking. That is not a failure: the provider's notification decides
   * (docs/decisions/product.md#decision-13).
   */
  | { readonly step: "leave-pending" }
  | { readonly step: "show-success" }
  | { readonly step: "show-failure" };

/** Seconds of polling. A code is valid for 120, and one that is typed at the last moment still has to be confirmed. */
const pollingSeconds = 150;
/** Polling is faster in the first `until` seconds, when most answers arrive. Intervals are in seconds. */
const fastPolling = { until: 30, interval: 2 };
const slowInterval = 4;

/**
 * Returns the next step from the seconds since the code was sent and the provider's last answer
 * (docs/specification/payment.md#payment-25).
 */
export function blikStep(seconds: number, state: PaymentState): BlikStep {
  if (state === "success") return { step: "show-success" };
  if (state === "failed") return { step: "show-failure" };
  if (seconds > pollingSeconds) return { step: "leave-pending" };
  return { step: "ask-again", afterSeconds: seconds < fastPolling.until ? fastPolling.interval : slowInterval };
}

/**
 * Returns the provider's method for a code of the shop; null if the mapping has none
 * (docs/specification/payment.md#payment-9).
 */
export const providerMethod = (code: string, mapping: Readonly<Record<string, string>>): string | null =>
  Object.hasOwn(mapping, code) ? (mapping[code] ?? null) : null;

/** Returns the shop's code for a provider's method; null for a method without a mapping, which is not offered. */
export const shopMethod = (method: string, mapping: Readonly<Record<string, string>>): string | null =>
  Object.keys(mapping).find((code) => mapping[code] === method) ?? null;
