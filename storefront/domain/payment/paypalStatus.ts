import type { PaymentStatus } from "./paymentStatus.ts";

const captures: ReadonlyMap<string, PaymentStatus> = new Map([
  ["COMPLETED", "paid"],
  // What was given back had been paid.
  ["PARTIALLY_REFUNDED", "paid"],
  ["REFUNDED", "paid"],
  ["DECLINED", "failed"],
  ["FAILED", "failed"],
]);

/**
 * PayPal's words for an order and for its capture, read. A completed order says nothing of the money: that does its
 * capture. Words that nobody knows are pending (decision 13; vectors, pay.status.paypal).
 */
export function paypalStatus(order: string, capture: string | null): PaymentStatus {
  if (order === "VOIDED") return "canceled";
  if (order === "CREATED" || order === "SAVED" || order === "PAYER_ACTION_REQUIRED") return "open";
  return order === "COMPLETED" && capture !== null ? (captures.get(capture) ?? "pending") : "pending";
}
