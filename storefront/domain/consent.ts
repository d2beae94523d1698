/**
 * What the shop does in a browser only with consent: keep what eases the next visit without being asked for, and show
 * photographs from social media (docs/specification/content.md#content-20).
 */
export const purposes = ["convenience", "photos"] as const;
export type Purpose = (typeof purposes)[number];

/** Raised when `purposes` or what they mean change: a choice of another version is asked for again. */
export const consentVersion = 1;

/** What a shopper has chosen. */
export interface ConsentChoice {
  readonly agreed: readonly Purpose[];
  /** When it was chosen, in milliseconds since 1970; 0 for a shopper who has not chosen yet. */
  readonly decidedAt: number;
}

export const noChoice: ConsentChoice = { agreed: [], decidedAt: 0 };

const day = 86_400_000;

/** Returns whether a choice still counts, which it does for a number of days. */
export const isValidChoice = ({ decidedAt }: ConsentChoice, now: number, days: number): boolean =>
  decidedAt > 0 && now - decidedAt < days * day;

/** Returns the purposes of these codes. Codes that are none are left out. */
export const purposesOf = (codes: readonly string[]): readonly Purpose[] =>
  purposes.filter((purpose) => codes.includes(purpose));
