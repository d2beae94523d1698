import { count, defaultsOf, flag, share, size } from "./setting.ts";

export const ordersSettings = {
  /** Sends orders that were placed offline without asking, once there is a connection (docs/specification/orders.md#order-13). */
  sendOfflineOrdersAutomatically: flag(false),
  /** Orders on a page of the history (docs/specification/orders.md#order-21). */
  pageSize: size(20),
  /** Subscriptions on a page of their list. */
  subscriptionPageSize: size(20),
  /** Days for which an unpaid order is kept and reserves its stock. */
  unpaidDays: size(7),
  /** Days after which the shopper is reminded of a prescription that was to be sent after ordering. */
  prescriptionReminderDays: size(3),
  /** When an order with cash on delivery must first be confirmed by a link in a mail. */
  confirmation: {
    /** Hours for which such an order is kept and reserves its stock. */
    hours: size(12),
    /** Earlier orders count for this many hours; `retention.callerDays` must not be shorter. */
    lookBackHours: size(24),
    /** See `ConfirmationRule` for these five. */
    openOrders: size(3),
    openOrdersOfCaller: size(30),
    stockShare: share(0.5),
    unprovenShare: share(0.5),
    freePieces: count(2),
    /** Hours for which an unpaid order that exceeds `unprovenShare` reserves its stock, instead of `unpaidDays`. */
    paymentHours: size(2),
    /** Days after which the sender of an unproven order that nobody has processed is asked whether it is still wanted. */
    askAfterDays: size(4),
    /** Days that the sender has for the answer. Without one, the order is canceled. */
    answerDays: size(3),
  },
  /**
   * Full years for which a gift card is valid after the year in which it is sent; 0 for no limit. Three are those of the
   * limitation period in Germany (§§ 195, 199 BGB).
   */
  giftCardYears: count(3),
  /** The number of the first page of a list. */
  firstPage: count(1),
};

export const orders = defaultsOf(ordersSettings);
export type OrdersConfiguration = typeof orders;
