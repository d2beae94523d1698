import type { PaymentStatus } from "./paymentStatus.ts";

const statuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ["open", "open"],
  ["pending", "pending"],
  // The money is reserved, and taken when the goods leave.
  ["authorized", "pending"],
  ["paid", "paid"],
  ["failed", "failed"],
  ["expired", "expired"],
  ["canceled", "canceled"],
]);

/** Mollie's word for a payment, read; a word that nobody knows is pending (decision 13; vectors, pay.status.mollie). */
export const mollieStatus = (word: string): PaymentStatus => statuses.get(word) ?? "pending";
