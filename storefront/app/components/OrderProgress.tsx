import { OrderTimeline, type OrderTimelineStatus } from "@dioptra/ui";
import { payment } from "#configuration/payment.ts";
import { timeZone } from "#configuration/store.ts";
import type { OrderStatus, OrderStep } from "#domain/order/order.ts";

/** The milestone that an order with a status is at. */
const milestones = {
  awaiting_confirmation: "ordered",
  pending: "ordered",
  paid: "paid",
  in_production: "prescription",
  addressed: "quality",
  shipped: "shipped",
  completed: "delivered",
  canceled: "canceled",
  refunded: "refunded",
} as const satisfies Record<OrderStatus, OrderTimelineStatus>;

export interface OrderProgressProps {
  readonly status: OrderStatus;
  /** The statuses that are known to have been reached, the first one first. */
  readonly steps: readonly OrderStep[];
  readonly isMadeToPrescription: boolean;
  /** The code of the chosen payment method; null if it is not known. */
  readonly paymentCode: string | null;
}

/** How far an order has come, and when it reached each milestone as far as that is known. */
export function OrderProgress({ status, steps, isMadeToPrescription, paymentCode }: OrderProgressProps) {
  // Of two statuses with one milestone, the first one reached it.
  const reached = Object.fromEntries(
    steps.toReversed().map((step) => [milestones[step.status], step.at.toISOString()]),
  );
  return (
    <OrderTimeline
      fulfillment={isMadeToPrescription ? "laboratory" : "stock"}
      status={milestones[status]}
      reached={reached}
      payment={paymentCode === payment.cashOnDeliveryCode ? "on-delivery" : "in-advance"}
      timeZone={timeZone}
    />
  );
}
