/** What an order passes on its way; from `prescription` to `quality` it is in the laboratory. */
export type OrderMilestone =
  | "ordered"
  | "paid"
  | "prescription"
  | "cutting"
  | "fitting"
  | "quality"
  | "shipped"
  | "delivered";

/** Where an order stands: at a milestone, with its prescription held for a question, or at an end without delivery. */
export type OrderStanding = OrderMilestone | "prescription-held" | "canceled" | "refunded";

/** What an order goes through: lenses cut to a prescription pass the laboratory, everything else leaves the stock. */
export type OrderCourse = "laboratory" | "stock";

const courses: Readonly<Record<OrderCourse, readonly OrderMilestone[]>> = {
  laboratory: ["ordered", "paid", "prescription", "cutting", "fitting", "quality", "shipped", "delivered"],
  stock: ["ordered", "paid", "shipped", "delivered"],
};

export interface OrderStep {
  readonly milestone: OrderMilestone | "canceled" | "refunded";
  readonly state: "done" | "current" | "next";
}

/**
 * The steps of an order, in their order. One that ended without delivery shows what was reached before, by its dates, and
 * its end; nothing is promised after that.
 */
export function orderSteps(
  course: OrderCourse,
  standing: OrderStanding,
  reached: readonly string[],
): readonly OrderStep[] {
  const milestones = courses[course];
  if (standing === "canceled" || standing === "refunded") {
    const passed = milestones.filter((milestone) => milestone === "ordered" || reached.includes(milestone));
    return [
      ...passed.map((milestone) => ({ milestone, state: "done" }) as const),
      { milestone: standing, state: "current" },
    ];
  }
  const at = standing === "prescription-held" ? "prescription" : standing;
  // A milestone that the course lacks is read as the last one before the parcel leaves.
  const place = milestones.includes(at) ? milestones.indexOf(at) : milestones.indexOf("shipped") - 1;
  return milestones.map((milestone, index) => ({
    milestone,
    state: index < place ? "done" : index === place ? "current" : "next",
  }));
}
