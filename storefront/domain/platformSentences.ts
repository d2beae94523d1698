/**
 * Codes for sentences that a platform may send without a code (docs/specification/messages.md#message-6). Our own
 * platform sends codes; the sentences stay for clients that show them as they are.
 */
const codes = {
  "Error with response - bad content-type!": "BAD_CONTENT_TYPE",
  "Unhandled error, wrong response format!": "BAD_FORMAT",
  "Something went wrong, try later.": "TRY_LATER",
  "No cart item found.": "CART_ITEM_UNKNOWN",
  "No such configuration for the product. Please choose another combination.": "NO_SUCH_CONFIGURATION",
  "Some of the ordered products are not available!": "SOME_UNAVAILABLE",
} as const;

/** Why a call failed, where a platform says no more than one of these sentences. */
export type SentenceCode = (typeof codes)[keyof typeof codes];

const codeOf: ReadonlyMap<string, SentenceCode> = new Map(Object.entries(codes));

/** Returns the code of a sentence that platforms are known to say; null for any other. */
export const sentenceCode = (sentence: string): SentenceCode | null => codeOf.get(sentence) ?? null;
