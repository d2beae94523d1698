import { monthsLater } from "./calendar.ts";
import type { OrderStatus, OrderStep } from "./order/order.ts";

/** How long personal data are kept. */
export interface RetentionPeriods {
  /**
   * Years for which prescription values are kept for claims, from the delivery of an order, or from its end if it was
   * not delivered. Also for withdrawals from orders, terminations of subscriptions, and the newsletter (docs/specification/law.md#law-14).
   */
  readonly claimYears: number;
  /** Months without a change after which carts, and the data of subscriptions, are deleted. */
  readonly idleMonths: number;
  /** Days for which recipients of mails are stored. No law gives a figure; questions about a mail come within weeks. */
  readonly mailDays: number;
  /** Days for which completed jobs are kept, so that no job is queued a second time. */
  readonly doneJobDays: number;
  /** Days for which an unconfirmed newsletter sign-up is kept; the link in its mail is valid for seven. */
  readonly unconfirmedDays: number;
  /**
   * Days for which results of the VAT number register are kept; the shop relies on them for one day
   * (docs/specification/trade.md#trade-9).
   */
  readonly vatVerdictDays: number;
  /** Days for which an order keeps a digest of the client's address, which is used to detect floods of orders. */
  readonly callerDays: number;
  /** Days for which a guest's cart is kept after its last change; the browser keeps its own lines. */
  readonly guestCartDays: number;
}

/** Data from before these times are deleted. */
export interface Deadlines {
  /** Only orders placed before can have passed their time for claims. */
  readonly claims: Date;
  /** Carts and subscriptions, by their last change. */
  readonly idle: Date;
  readonly mails: Date;
  readonly doneJobs: Date;
  /** Unconfirmed newsletter sign-ups. */
  readonly unconfirmed: Date;
  readonly vatVerdicts: Date;
  readonly callers: Date;
  /** Carts of guests who have not ordered. */
  readonly guestCarts: Date;
}

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Returns the times before which data are deleted. */
export function deadlines(now: Date, periods: RetentionPeriods): Deadlines {
  const daysAgo = (days: number) => new Date(now.getTime() - days * millisecondsPerDay);
  return {
    claims: monthsLater(now, -periods.claimYears * 12),
    idle: monthsLater(now, -periods.idleMonths),
    mails: daysAgo(periods.mailDays),
    doneJobs: daysAgo(periods.doneJobDays),
    unconfirmed: daysAgo(periods.unconfirmedDays),
    vatVerdicts: daysAgo(periods.vatVerdictDays),
    callers: daysAgo(periods.callerDays),
    guestCarts: daysAgo(periods.guestCartDays),
  };
}

/** Statuses that start the time for claims, in order of precedence: the delivery, otherwise the end of the order. */
const claimStarts: readonly OrderStatus[] = ["completed", "shipped", "canceled", "refunded"];

/**
 * Returns the time of the first entry with this status, in milliseconds; Infinity for none. Notes repeat the status.
 */
const firstTimeOf = (history: readonly OrderStep[], status: OrderStatus): number =>
  Math.min(...history.filter((step) => step.status === status).map(({ at }) => at.getTime()));

/**
 * Returns until when the data of an order may be needed for claims: `years` after its delivery, otherwise after its
 * end, otherwise after the last entry of its history (docs/specification/law.md#law-14: three years). Null without a
 * history.
 */
export function claimsEnd(history: readonly OrderStep[], years: number): Date | null {
  if (history.length === 0) return null;
  const last = Math.max(...history.map(({ at }) => at.getTime()));
  const start = claimStarts.map((status) => firstTimeOf(history, status)).find(Number.isFinite) ?? last;
  return monthsLater(new Date(start), years * 12);
}
