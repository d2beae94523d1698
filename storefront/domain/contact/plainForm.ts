/** Where a form without JavaScript sends a message, below the store view's prefix. */
export const plainFormPath = "/forms/contact";

/** What became of a message that was sent without JavaScript, as the address of the contact page says it. */
export const plainOutcomes = ["sent", "invalid", "too-often", "failed"] as const;
export type PlainOutcome = (typeof plainOutcomes)[number];

/** Reads the outcome in the query of the contact page; undefined for any other text. */
export const readPlainOutcome = (text: unknown): PlainOutcome | undefined =>
  plainOutcomes.find((outcome) => outcome === text);
