import type { RetentionPeriods } from "#domain/retention.ts";

/** A job erases what is older each night (docs/operations/retention.md). */
export const retention: RetentionPeriods = {
  claimYears: 3,
  idleMonths: 24,
  mailDays: 90,
  doneJobDays: 30,
  unconfirmedDays: 30,
  vatVerdictDays: 1,
  callerDays: 2,
  guestCartDays: 30,
};
