import { monthsLater } from "../calendar/monthsLater.ts";

/** How long what is known of people is kept. */
export interface RetentionPeriods {
  /** Years after delivery, or after the end of what was not delivered, that values of prescriptions are kept for claims; statements of withdrawal and of the newsletter's end as well (domain reference, section 5.4). */
  readonly claimYears: number;
  /** Months without a change after which carts go, and what subscriptions hold (section 5.4). */
  readonly idleMonths: number;
  /** Days that the shop knows whom it wrote to. Nobody names a figure; questions about a mail come within weeks. */
  readonly mailDays: number;
  /** Days that work which was done stays known, so that nothing is promised a second time. */
  readonly doneJobDays: number;
  /** Days that a wish for the newsletter waits for its confirmation; the link of the mail works for seven. */
  readonly unconfirmedDays: number;
  /** Days that verdicts of the register of VAT numbers are kept; the shop believes them for one (section 4.3). */
  readonly vatVerdictDays: number;
  /** Days that an order knows from which address it came, as a digest; floods of orders are told by it. */
  readonly callerDays: number;
  /** Days after its last change that a cart of nobody's account is kept; the browser keeps its own lines. */
  readonly guestCartDays: number;
}

/** What is older than this goes. */
export interface Deadlines {
  /** Orders that were placed later cannot have passed their time for claims. */
  readonly claims: Date;
  /** Carts and subscriptions that nobody has touched since. */
  readonly idle: Date;
  readonly mails: Date;
  readonly doneJobs: Date;
  /** Wishes for the newsletter that nobody confirmed. */
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
