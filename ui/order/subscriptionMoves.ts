/** Statuses of a subscription (docs/decisions/product.md#decision-34). */
export type SubscriptionStatus = "pending" | "active" | "paused" | "canceled" | "completed";

export type SubscriptionMove = "pay" | "skip" | "pause" | "resume" | "interval" | "address" | "cancel";

const moves: Readonly<Record<SubscriptionStatus, readonly SubscriptionMove[]>> = {
  pending: ["pay", "address", "cancel"],
  active: ["skip", "pause", "interval", "address", "cancel"],
  paused: ["resume", "interval", "address", "cancel"],
  canceled: [],
  completed: [],
};

/** What can be done about a subscription; from an end there is no way back, a new one is made instead. */
export const subscriptionMoves = (status: SubscriptionStatus): readonly SubscriptionMove[] => moves[status];
