/** What a shopper ticks before ordering: that the terms are accepted, and that lenses made to a prescription stay bought. */
export type Consent = "terms" | "lenses";

export interface ConsentSetting {
  /** Whether the store takes the terms as accepted by a tick; otherwise ordering accepts them, as a sentence says. */
  readonly isTermsTicked: boolean;
  /** Whether a line is made to a prescription and cannot be returned (docs/decisions/product.md#decision-18). */
  readonly hasPrescriptionLenses: boolean;
}

/** Returns what has to be ticked, in the order in which it is shown. */
export const requiredConsents = ({ isTermsTicked, hasPrescriptionLenses }: ConsentSetting): readonly Consent[] => [
  ...(hasPrescriptionLenses ? (["lenses"] as const) : []),
  ...(isTermsTicked ? (["terms"] as const) : []),
];

/** Returns what has to be ticked and is not. */
export const missingConsents = (required: readonly Consent[], given: readonly Consent[]): readonly Consent[] =>
  required.filter((consent) => !given.includes(consent));

/** A tick as an order records it: what was ticked, and the version of the text beside it. */
export interface RecordedConsent {
  /** A `Consent`; other clients may have others. */
  readonly id: string;
  readonly version: string;
}
