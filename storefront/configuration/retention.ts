/**
 * How long what is known of people is kept; a job erases what is older each night (docs/operations/retention.md). The
 * privacy page tells shoppers the first two: who changes them changes it too.
 */
export interface RetentionConfiguration {
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
}

export const retention: RetentionConfiguration = {
  claimYears: 3,
  idleMonths: 24,
  mailDays: 90,
  doneJobDays: 30,
  unconfirmedDays: 30,
  vatVerdictDays: 1,
};
