import { monthsLater } from "../calendar/monthsLater.ts";

/** How long things are kept; each figure has its reason in the configuration. */
export interface RetentionPeriods {
  readonly claimYears: number;
  readonly idleMonths: number;
  readonly mailDays: number;
  readonly doneJobDays: number;
  readonly unconfirmedDays: number;
  readonly vatVerdictDays: number;
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
  };
}
