export interface OrdersConfiguration {
  /** Orders made offline are sent without asking once there is a connection (specification, section 9, flags). */
  readonly sendOfflineOrdersAutomatically: boolean;
  /** Orders on a page of the history (section 9). */
  readonly pageSize: number;
  /** Subscriptions on a page of theirs (section 9). */
  readonly subscriptionPageSize: number;
  /** Days that an order waits to be paid, and holds its pieces meanwhile. The specification names none. */
  readonly unpaidDays: number;
  /** How pages are counted (section 9). */
  readonly firstPage: number;
}

export const orders: OrdersConfiguration = {
  sendOfflineOrdersAutomatically: false,
  pageSize: 20,
  subscriptionPageSize: 20,
  unpaidDays: 7,
  firstPage: 1,
};
