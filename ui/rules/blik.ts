import { accept, refuse, type Checked } from "./checked.ts";

export type BlikCodeProblem = "required" | "not-six-digits";

/**
 * Checks a code from the bank's app: exactly six digits. It stays a text, because it may begin with 0
 * (docs/specification/payment.md#payment-23).
 */
export function checkBlikCode(typed: string): Checked<string, BlikCodeProblem> {
  const code = typed.replace(/\s/g, ""); // Banks show it as 123 456.
  if (code === "") return refuse("required");
  return /^[0-9]{6}$/.test(code) ? accept(code) : refuse("not-six-digits");
}

/** Why typed, pasted or filled-in text was not taken into the field. */
export type BlikTypingRefusal = "not-digits" | "too-many";

export interface BlikTyping {
  /** The new content of the field: at most six digits. */
  readonly digits: string;
  readonly refusal: BlikTypingRefusal | null;
}

/** Finds a code within other text, such as a message of the bank: six digits, in one group or two. */
const codeInText = /(?<![0-9])([0-9]{3})[\s-]?([0-9]{3})(?![0-9])/g;

/**
 * Returns the content of the code's field after its text was changed. Digits are taken, also with the gaps that banks
 * show; a pasted text may contain one code. Anything else leaves the field as it was
 * (docs/specification/payment.md#payment-23).
 */
export function typeBlikCode(before: string, text: string): BlikTyping {
  const bare = text.replace(/[\s\u2010-\u2015-]/g, "");
  if (/^[0-9]{0,6}$/.test(bare)) return { digits: bare, refusal: null };
  if (/^[0-9]+$/.test(bare)) return { digits: before, refusal: "too-many" };
  const [code, ...others] = [...text.matchAll(codeInText)].map(([, first = "", second = ""]) => first + second);
  if (code === undefined || code === before || others.length > 0) return { digits: before, refusal: "not-digits" };
  return { digits: code, refusal: null };
}

/** Why a BLIK payment was refused, in the categories that tell a shopper what to do next. */
export type BlikRefusal =
  | "wrong-code"
  | "code-expired"
  | "no-funds"
  | "over-limit"
  | "declined"
  | "not-confirmed"
  | "unknown";

const refusals: ReadonlyMap<string, BlikRefusal> = new Map([
  // Another code helps.
  ["ER_WRONG_TICKET", "wrong-code"],
  ["ER_TIC_USED", "wrong-code"],
  ["ER_TIC_STS", "wrong-code"],
  ["ALIAS_NOT_FOUND", "wrong-code"],
  ["ALIAS_DECLINED", "wrong-code"],
  ["ER_TIC_EXPIRED", "code-expired"],
  // Another way to pay helps.
  ["INSUFFICIENT_FUNDS", "no-funds"],
  ["LIMIT_EXCEEDED", "over-limit"],
  ["ER_DATAAMT_HUGE", "over-limit"],
  // The bank's app shows details.
  ["USER_DECLINED", "declined"],
  ["ER_BAD_PIN", "declined"],
  ["USER_TIMEOUT", "not-confirmed"],
  ["TIMEOUT", "not-confirmed"],
  ["AM_TIMEOUT", "not-confirmed"],
  // Neither the bank nor the network gives a reason.
  ["SEC_DECLINED", "unknown"],
  ["ISSUER_DECLINED", "unknown"],
  ["TAS_DECLINED", "unknown"],
  ["GENERAL_ERROR", "unknown"],
  ["SYSTEM_ERROR", "unknown"],
]);

/**
 * Returns the category of a reason code of the BLIK network, as payment providers pass it on
 * (docs/specification/trade.md#trade-13). Codes that are not listed are "unknown".
 */
export const blikRefusal = (reason: string): BlikRefusal => refusals.get(reason) ?? "unknown";
