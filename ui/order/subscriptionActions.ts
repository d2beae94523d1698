/** The status of a subscription (docs/decisions/product.md#decision-34). */
export type SubscriptionStatus = "pending" | "active" | "paused" | "canceled" | "completed";

/** What a customer can do with a subscription. */
export type SubscriptionAction = "pay" | "skip" | "pause" | "resume" | "interval" | "address" | "cancel";

const actions: Readonly<Record<SubscriptionStatus, readonly SubscriptionAction[]>> = {
  pending: ["pay", "address", "cancel"],
  active: ["skip", "pause", "interval", "address", "cancel"],
  paused: ["resume", "interval", "address", "cancel"],
  canceled: [],
  completed: [],
};

/** Returns the possible actions for a status. An ended subscription cannot be resumed; a new one is created instead. */
export const subscriptionActions = (status: SubscriptionStatus): readonly SubscriptionAction[] => actions[status];
