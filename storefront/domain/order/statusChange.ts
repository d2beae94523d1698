import type { OrderStatus } from "./order.ts";

/** What may follow a status (decision 34). What is paid at the door is made and sent while it is still pending. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_confirmation: ["pending", "canceled"],
  pending: ["paid", "in_production", "shipped", "canceled"],
  paid: ["in_production", "shipped", "completed", "canceled", "refunded"],
  in_production: ["shipped", "canceled", "refunded"],
  shipped: ["completed", "refunded"],
  completed: ["refunded"],
  canceled: ["refunded"],
  refunded: [],
};

/** Whether an order may go from one status to another. */
export const mayChangeStatus = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);
