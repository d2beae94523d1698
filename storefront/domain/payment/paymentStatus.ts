/** What became of a payment, in the words that the providers share (specification, section 4, Payment statuses). */
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
