import { wrongCredentials } from "./customer/wrongCredentials.ts";

/**
 * Codes for sentences that a platform may send without a code (docs/specification/messages.md#message-6). Our own
 * platform sends codes, and the sentences besides for clients that show them unchanged.
 */
const codes = {
  "Error with response - bad content-type!": "BAD_CONTENT_TYPE",
  "Unhandled error, wrong response format!": "BAD_FORMAT",
  "Something went wrong, try later.": "TRY_LATER",
  "No cart item found.": "CART_ITEM_UNKNOWN",
  [wrongCredentials]: "CREDENTIALS_WRONG",
  "No such configuration for the product. Please choose another combination.": "NO_SUCH_CONFIGURATION",
  "Some of the ordered products are not available!": "SOME_UNAVAILABLE",
} as const;

/** Reason of a failed call, derived from one of these sentences. */
export type SentenceCode = (typeof codes)[keyof typeof codes];

const codeOf: ReadonlyMap<string, SentenceCode> = new Map(Object.entries(codes));

/** Returns the code of a known sentence; null for any other. */
export const sentenceCode = (sentence: string): SentenceCode | null => codeOf.get(sentence) ?? null;
