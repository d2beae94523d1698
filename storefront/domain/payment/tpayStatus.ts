import type { PaymentStatus } from "./paymentStatus.ts";

const statuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ["pending", "pending"],
  ["correct", "paid"],
  ["paid", "paid"],
  // What was given back had been paid.
  ["refund", "paid"],
  ["chargeback", "paid"],
  ["error", "failed"],
  ["canceled", "canceled"],
]);

/** Tpay's word for a transaction, read; the list is not known to be whole, so any other is pending (domain.md, 4.4). */
export const tpayStatus = (word: string): PaymentStatus => statuses.get(word) ?? "pending";

/** What a notification tells; what it is not known to tell is no news (vectors, pay.tpay.notification). */
export type TpayNotification = "success" | "returned" | "ignore";

const notifications: ReadonlyMap<string, TpayNotification> = new Map([
  ["TRUE", "success"],
  ["PAID", "success"],
  ["CHARGEBACK", "returned"],
]);

/** The `tr_status` of a notification, read; Tpay's documents have it in capitals and in small letters. */
export const tpayNotification = (word: string): TpayNotification => notifications.get(word.toUpperCase()) ?? "ignore";
