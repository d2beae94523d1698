import { accept, refuse, type Checked } from "./checked.ts";
import { narrowText, tidyLine } from "./text.ts";

/** The problem of a BLIK code. */
export type BlikCodeProblem = "required" | "not-six-digits";

/**
 * Checks a code from the bank's app: exactly six digits. It stays a string, because it may begin with 0
 * (docs/specification/payment.md#payment-23).
 */
export function checkBlikCode(typed: string): Checked<string, BlikCodeProblem> {
  const code = typed.replace(/\s/g, ""); // Banks show it as 123 456.
  if (code === "") return refuse("required");
  return /^[0-9]{6}$/.test(code) ? accept(code) : refuse("not-six-digits");
}

/** Why typed, pasted or autofilled text was refused. */
export type BlikTypingRefusal = "not-digits" | "too-many";

/** The result of `typeBlikCode`. */
export interface BlikTyping {
  /** The new text of the field: at most six digits. */
  readonly digits: string;
  /** Null if the edit was accepted. */
  readonly refusal: BlikTypingRefusal | null;
}

/** Matches a code within other text, such as a message from the bank: six digits, in one group or two. */
const codeInText = /(?<![0-9])([0-9]{3})[\s-]?([0-9]{3})(?![0-9])/g;

/**
 * Returns the new text of the code's field after an edit. Accepts digits, also wide ones and with the spaces that banks
 * show, and a pasted text with one code. Any other edit leaves the field unchanged (docs/specification/payment.md#payment-23).
 */
export function typeBlikCode(before: string, typed: string): BlikTyping {
  const text = narrowText(typed);
  const bare = tidyLine(text).replace(/[ -]/g, "");
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
  // The shopper should get another code.
  ["ER_WRONG_TICKET", "wrong-code"],
  ["ER_TIC_USED", "wrong-code"],
  ["ER_TIC_STS", "wrong-code"],
  ["ALIAS_NOT_FOUND", "wrong-code"],
  ["ALIAS_DECLINED", "wrong-code"],
  ["ER_TIC_EXPIRED", "code-expired"],
  // The shopper should choose another payment method.
  ["INSUFFICIENT_FUNDS", "no-funds"],
  ["LIMIT_EXCEEDED", "over-limit"],
  ["ER_DATAAMT_HUGE", "over-limit"],
  // The shopper should look for details in the bank's app.
  ["USER_DECLINED", "declined"],
  ["ER_BAD_PIN", "declined"],
  ["USER_TIMEOUT", "not-confirmed"],
  ["TIMEOUT", "not-confirmed"],
  ["AM_TIMEOUT", "not-confirmed"],
  // No reason is given by the bank or the network.
  ["SEC_DECLINED", "unknown"],
  ["ISSUER_DECLINED", "unknown"],
  ["TAS_DECLINED", "unknown"],
  ["GENERAL_ERROR", "unknown"],
  ["SYSTEM_ERROR", "unknown"],
]);

/**
 * Returns the category for a reason code of the BLIK network, which payment providers pass on
 * (docs/specification/trade.md#trade-13). Unlisted codes are "unknown".
 */
export const blikRefusal = (reason: string): BlikRefusal => refusals.get(reason) ?? "unknown";
