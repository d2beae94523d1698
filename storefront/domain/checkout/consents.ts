/**
 * What a shopper ticks before ordering: that the terms are accepted, that lenses made to a prescription stay bought, that what
 * carries the shopper's own text or pattern does (`made`), and that a download opens at once, which ends the right of withdrawal (§ 356 (5) BGB; Polish consumer rights act, art. 38 (13)).
 */
export type Consent = "terms" | "lenses" | "made" | "download";

/**
 * What may be ticked before ordering and need not be: that a mail reminds of new contact lenses. Such a mail advertises, and
 * Polish law has no exception for customers (art. 398 of the electronic communications act; § 7 UWG).
 */
export type OptionalConsent = "reminder";

/** The id under which an order records that the shopper no longer wants its reminder. */
export const reminderWithdrawn = "reminder-withdrawn";

export interface ConsentSetting {
  /** Whether the store takes the terms as accepted by a tick; otherwise ordering accepts them, as a sentence says. */
  readonly isTermsTicked: boolean;
  /** Whether a line is made to a prescription and cannot be returned (docs/decisions/product.md#decision-18). */
  readonly hasPrescriptionLenses: boolean;
  /** Whether a line is made only for the shopper, such as an engraved case. */
  readonly hasMadeToOrder: boolean;
  /** Whether a line is a download that is paid for. */
  readonly hasPaidDownload: boolean;
}

/** Returns what has to be ticked, in the order in which it is shown. */
export const requiredConsents = ({
  isTermsTicked,
  hasPrescriptionLenses,
  hasMadeToOrder,
  hasPaidDownload,
}: ConsentSetting): readonly Consent[] => [
  ...(hasPrescriptionLenses ? (["lenses"] as const) : []),
  ...(hasMadeToOrder ? (["made"] as const) : []),
  ...(hasPaidDownload ? (["download"] as const) : []),
  ...(isTermsTicked ? (["terms"] as const) : []),
];

/** Returns what has to be ticked and is not. */
export const missingConsents = (
  required: readonly Consent[],
  given: readonly (Consent | OptionalConsent)[],
): readonly Consent[] => required.filter((consent) => !given.includes(consent));

/** A tick as an order records it: what was ticked, and the version of the text beside it. */
export interface RecordedConsent {
  /** A `Consent` or an `OptionalConsent`; other clients may have others. */
  readonly id: string;
  readonly version: string;
}
