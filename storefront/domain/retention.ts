import { monthsLater } from "./calendar.ts";
import type { OrderStatus } from "./order/order.ts";

/** How long what is known of people is kept. */
export interface RetentionPeriods {
  /**
   * Years after delivery, or after the end of what was not delivered, that values of prescriptions are kept for claims;
   * statements of withdrawal and of the newsletter's end as well (docs/specification/law.md#law-14).
   */
  readonly claimYears: number;
  /** Months without a change after which carts go, and what subscriptions hold. */
  readonly idleMonths: number;
  /** Days for which recipients of mails are stored. No law gives a figure; questions about a mail come within weeks. */
  readonly mailDays: number;
  /** Days that work which was done stays known, so that nothing is promised a second time. */
  readonly doneJobDays: number;
  /** Days that a wish for the newsletter waits for its confirmation; the link of the mail works for seven. */
  readonly unconfirmedDays: number;
  /**
   * Days that verdicts of the register of VAT numbers are kept; the shop believes them for one
   * (docs/specification/trade.md#trade-9).
   */
  readonly vatVerdictDays: number;
  /** Days for which an order keeps a digest of its client's address, by which floods of orders are detected. */
  readonly callerDays: number;
  /** Days for which a guest's cart is kept after its last change; the browser keeps its own lines. */
  readonly guestCartDays: number;
}

/** What is older than this goes. */
export interface Deadlines {
  /** Orders that were placed later cannot have passed their time for claims. */
  readonly claims: Date;
  /** Carts and subscriptions last changed before this moment. */
  readonly idle: Date;
  readonly mails: Date;
  readonly doneJobs: Date;
  /** Newsletter sign-ups that were never confirmed. */
  readonly unconfirmed: Date;
  readonly vatVerdicts: Date;
  readonly callers: Date;
  /** Carts of guests who have not ordered. */
  readonly guestCarts: Date;
}

const day = 24 * 60 * 60 * 1000;

export function deadlines(now: Date, periods: RetentionPeriods): Deadlines {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
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
 * Until when what was typed for an order may be needed for claims (docs/specification/law.md#law-14: three years after
 * delivery). One that was neither delivered nor ended counts from the last that happened to it. Null without a history.
 */
export function claimsEnd(history: readonly Step[], years: number): Date | null {
  if (history.length === 0) return null;
  const last = Math.max(...history.map(({ at }) => at.getTime()));
  const begun = beginnings.map((status) => reached(history, status)).find(Number.isFinite) ?? last;
  return monthsLater(new Date(begun), years * 12);
}
