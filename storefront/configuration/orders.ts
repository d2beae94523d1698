import type { ConfirmationRule } from "#domain/order/confirmation.ts";

export interface OrdersConfiguration {
  /** Orders made offline are sent without asking once there is a connection (docs/specification/orders.md#order-13). */
  readonly sendOfflineOrdersAutomatically: boolean;
  /** Orders on a page of the history (docs/specification/orders.md#order-21). */
  readonly pageSize: number;
  /** Subscriptions on a page of theirs. */
  readonly subscriptionPageSize: number;
  /** Days that an order waits to be paid, and holds its pieces meanwhile. */
  readonly unpaidDays: number;
  /** When an order that is paid at the door has to be confirmed from a mail first. */
  readonly confirmation: ConfirmationRule & {
    /** Hours that such an order waits, and holds its pieces meanwhile. */
    readonly hours: number;
    /** Hours in which earlier orders count; `retention.callerDays` must not be shorter. */
    readonly lookBackHours: number;
  };
  /** How pages are counted. */
  readonly firstPage: number;
}

export const orders: OrdersConfiguration = {
  sendOfflineOrdersAutomatically: false,
  pageSize: 20,
  subscriptionPageSize: 20,
  unpaidDays: 7,
  confirmation: { hours: 12, lookBackHours: 24, openOrders: 3, openOrdersOfCaller: 30, stockShare: 0.5, freePieces: 2 },
  firstPage: 1,
};
