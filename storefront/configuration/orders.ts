export interface OrdersConfiguration {
  /** Orders made offline are sent without asking once there is a connection (specification, section 9, flags). */
  readonly sendOfflineOrdersAutomatically: boolean;
  /** Orders on a page of the history (section 9). */
  readonly pageSize: number;
  /** Subscriptions on a page of theirs (section 9). */
  readonly subscriptionPageSize: number;
  /** How pages are counted (section 9). */
  readonly firstPage: number;
}

export const orders: OrdersConfiguration = {
  sendOfflineOrdersAutomatically: false,
  pageSize: 20,
  subscriptionPageSize: 20,
  firstPage: 1,
};
