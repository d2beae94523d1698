/** A milestone of an order; from `prescription` to `quality` it is in the laboratory. */
export type OrderMilestone =
  | "ordered"
  | "paid"
  | "prescription"
  | "cutting"
  | "fitting"
  | "quality"
  | "shipped"
  | "delivered";

/** The status of an order: a milestone, a prescription on hold because of a question, or an end without delivery. */
export type OrderTimelineStatus = OrderMilestone | "prescription-held" | "canceled" | "refunded";

/** How an order is fulfilled: lenses made to a prescription go through the laboratory, everything else comes from stock. */
export type OrderFulfillment = "laboratory" | "stock";

const milestonesOf: Readonly<Record<OrderFulfillment, readonly OrderMilestone[]>> = {
  laboratory: ["ordered", "paid", "prescription", "cutting", "fitting", "quality", "shipped", "delivered"],
  stock: ["ordered", "paid", "shipped", "delivered"],
};

/** When an order is paid: before its delivery, or to the courier who brings it. */
export type OrderPaymentTime = "in-advance" | "on-delivery";

/** A step of the timeline. */
export interface OrderStep {
  /** The milestone, or the end without delivery. */
  readonly milestone: OrderMilestone | "canceled" | "refunded";
  /** Whether the milestone was reached, is current, or is still to come. */
  readonly state: "done" | "current" | "next";
}

/**
 * Returns the steps of an order, in order. After an end without delivery, these are the milestones reached before and
 * the end itself, with no steps to come. An order that is paid on delivery passes no payment before, unless it was paid
 * all the same.
 */
export function orderSteps(
  fulfillment: OrderFulfillment,
  status: OrderTimelineStatus,
  reached: readonly string[],
  payment: OrderPaymentTime = "in-advance",
): readonly OrderStep[] {
  const isPaymentPassed = payment === "in-advance" || status === "paid" || reached.includes("paid");
  const milestones = milestonesOf[fulfillment].filter((milestone) => milestone !== "paid" || isPaymentPassed);
  if (status === "canceled" || status === "refunded") {
    const passed = milestones.filter((milestone) => milestone === "ordered" || reached.includes(milestone));
    return [
      ...passed.map((milestone) => ({ milestone, state: "done" }) as const),
      { milestone: status, state: "current" },
    ];
  }
  const currentMilestone = status === "prescription-held" ? "prescription" : status;
  // A milestone that the order does not pass counts as the last one before shipping.
  const currentIndex = milestones.includes(currentMilestone)
    ? milestones.indexOf(currentMilestone)
    : milestones.indexOf("shipped") - 1;
  return milestones.map((milestone, index) => ({
    milestone,
    state: index < currentIndex ? "done" : index === currentIndex ? "current" : "next",
  }));
}
