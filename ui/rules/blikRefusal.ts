/** Why a BLIK payment was refused, as far as a shopper can do something about it. */
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
  // The bank's app tells more.
  ["USER_DECLINED", "declined"],
  ["ER_BAD_PIN", "declined"],
  ["USER_TIMEOUT", "not-confirmed"],
  ["TIMEOUT", "not-confirmed"],
  ["AM_TIMEOUT", "not-confirmed"],
  // Banks and the network say no more than that.
  ["SEC_DECLINED", "unknown"],
  ["ISSUER_DECLINED", "unknown"],
  ["TAS_DECLINED", "unknown"],
  ["GENERAL_ERROR", "unknown"],
  ["SYSTEM_ERROR", "unknown"],
]);

/**
 * Reads the network's name of a reason, as payment providers hand it on (docs/specification/trade.md#trade-13). Names
 * that are not known are no reason to guess.
 */
export const blikRefusal = (reason: string): BlikRefusal => refusals.get(reason) ?? "unknown";
