import { monthsLater } from "./calendar.ts";
import type { Address } from "./checkout/checkout.ts";

/**
 * Pending until the first cycle is paid; paused as long as the last one is not
 * (docs/decisions/product.md#decision-34).
 */
export type SubscriptionStatus = "pending" | "active" | "paused" | "canceled" | "completed";

/** Lenses that come again and again (docs/specification/subscriptions.md#subscription-1). */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** In cycles. */
  readonly duration: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Cycles that were paid. */
  readonly payments: number;
  /** When the next parcel is made up; null when none is. */
  readonly nextAt: Date | null;
  readonly items: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  readonly shippingAddress: Address | null;
  /** Names the order that is to be paid, for the link to its payment; null when nothing is. */
  readonly paymentToken: string | null;
}

/** Nothing more comes of it. */
export const isOver = (status: SubscriptionStatus): boolean => status === "canceled" || status === "completed";

/**
 * When a cycle is due, the first being 0: so many intervals after the start, on the same day of the month, or on the
 * last one that the month has.
 */
export const cycleDate = (startsAt: Date, cycle: number, intervalMonths: number): Date =>
  monthsLater(startsAt, cycle * intervalMonths);
