import { monthsLater } from "../calendar/monthsLater.ts";
import type { OrderStatus } from "../order/order.ts";

/** A line of an order's history. */
export interface Step {
  readonly status: OrderStatus;
  readonly at: Date;
}

/** What an order's time for claims runs from, the first that its history has: its delivery, or else its end. */
const beginnings: readonly OrderStatus[] = ["completed", "shipped", "canceled", "refunded"];

/** Notes repeat a status: it was reached with the first line that has it. */
const reached = (history: readonly Step[], status: OrderStatus): number =>
  Math.min(...history.filter((step) => step.status === status).map(({ at }) => at.getTime()));

/**
 * Until when what was typed for an order may be needed for claims (domain reference, section 5.4: three years after
 * delivery). One that was neither delivered nor ended counts from the last that happened to it. Null without a history.
 */
export function claimsEnd(history: readonly Step[], years: number): Date | null {
  if (history.length === 0) return null;
  const last = Math.max(...history.map(({ at }) => at.getTime()));
  const begun = beginnings.map((status) => reached(history, status)).find(Number.isFinite) ?? last;
  return monthsLater(new Date(begun), years * 12);
}
