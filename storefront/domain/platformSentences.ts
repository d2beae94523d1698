import type { NoticeMessage } from "./notification.ts";

/**
 * Sentences that a provider, or the way to it, may say, and the messages of the same meaning
 * (docs/specification/messages.md#message-6).
 */
const messages: Readonly<Record<string, string>> = {
  "Error with response - bad content-type!": "notice.badContentType",
  "Unhandled error, wrong response format!": "notice.wrongFormat",
  "Something went wrong, try later.": "notice.somethingWrong",
  "No cart item found.": "notice.noCartItem",
  "No such configuration for the product. Please choose another combination.": "notice.noConfiguration",
  "Some of the ordered products are not available!": "notice.someUnavailable",
};

/** Whether the shop has a message of its own for what a provider said. */
export const isKnownSentence = (sentence: string): boolean => Object.hasOwn(messages, sentence);

/** What a provider said, in the shopper's language where the sentence is known, else in its own words. */
export function sentenceMessage(sentence: string): NoticeMessage {
  const id = isKnownSentence(sentence) ? messages[sentence] : undefined;
  return id === undefined ? { id: "notice.platform", values: { message: sentence } } : { id };
}
