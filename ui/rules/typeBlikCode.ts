/** Why something that was typed, pasted or filled in did not get into the field. */
export type BlikTypingRefusal = "not-digits" | "too-many";

export interface BlikTyping {
  /** What the field holds from now on: at most six digits. */
  readonly digits: string;
  readonly refusal: BlikTypingRefusal | null;
}

/** A code between other words, as in a message of the bank: six digits, in two groups or in one. */
const codeInText = /(?<![0-9])([0-9]{3})[\s-]?([0-9]{3})(?![0-9])/g;

/**
 * What becomes of the code's field when its text changes: digits get in, with the gaps that banks show them with, and
 * everything else leaves the field as it was (docs/specification/payment.md#payment-23).
 */
export function typeBlikCode(before: string, text: string): BlikTyping {
  const bare = text.replace(/[\s\u2010-\u2015-]/g, "");
  if (/^[0-9]{0,6}$/.test(bare)) return { digits: bare, refusal: null };
  if (/^[0-9]+$/.test(bare)) return { digits: before, refusal: "too-many" };
  const [code, ...others] = [...text.matchAll(codeInText)].map(([, first = "", second = ""]) => first + second);
  if (code === undefined || code === before || others.length > 0) return { digits: before, refusal: "not-digits" };
  return { digits: code, refusal: null };
}
