import { monthsLater } from "./calendar.ts";
import type { CartTotals } from "./cart/cart.ts";
import type { Address } from "./checkout/checkout.ts";

/** Where contact lenses are subscribed to, without the prefix of a store view. */
export const subscriptionPath = "/abonament-na-soczewki";

/**
 * Status of a subscription. It is pending until the first cycle is paid, and paused while a later cycle is unpaid or
 * because its customer wants so (docs/decisions/product.md#decision-34).
 */
export type SubscriptionStatus = "pending" | "active" | "paused" | "canceled" | "completed";

/**
 * A subscription of contact lenses, delivered in regular cycles (docs/specification/subscriptions.md#subscription-1).
 */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** Number of cycles. */
  readonly duration: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Number of cycles that were paid. */
  readonly payments: number;
  /** When the next order is created; null when there is none. */
  readonly nextAt: Date | null;
  readonly items: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  readonly shippingAddress: Address | null;
  /**
   * The gift for a whole year: promised, or granted with the code that takes it off an order. Null when there is none or it
   * was used.
   */
  readonly gift: "promised" | { readonly code: string; readonly until: Date } | null;
  /** Token of the unpaid order, for the link to its payment; null when nothing is due. */
  readonly paymentToken: string | null;
}

/** What a customer is offered for the contact lenses in the cart. */
export interface SubscriptionOffer {
  /** Number of cycles. */
  readonly duration: number;
  /** Months between two cycles. */
  readonly intervalMonths: number;
  /** What each cycle costs at present prices. */
  readonly totals: CartTotals;
}

/** Returns whether a subscription has ended. */
export const isOver = (status: SubscriptionStatus): boolean => status === "canceled" || status === "completed";

/**
 * Returns when a cycle is due; the first one is 0. The due date is on the same day of the month as the start, or on the
 * last day of a shorter month.
 */
export const cycleDate = (startsAt: Date, cycle: number, intervalMonths: number): Date =>
  monthsLater(startsAt, cycle * intervalMonths);

/** Returns the number of the first cycle date after a moment. The date of the start is 0 and is never returned. */
export function cycleAfter(startsAt: Date, moment: Date, intervalMonths: number): number {
  let cycle = 1;
  while (cycleDate(startsAt, cycle, intervalMonths) <= moment) cycle += 1;
  return cycle;
}
