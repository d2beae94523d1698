/** Why a BLIK payment was refused, as far as a shopper can do something about it. */
export type BlikRefusal = "wrong-code" | "code-expired" | "no-funds" | "declined" | "unknown";

const refusals: ReadonlyMap<string, BlikRefusal> = new Map([
  ["ER_WRONG_TICKET", "wrong-code"],
  ["ER_TIC_EXPIRED", "code-expired"],
  ["INSUFFICIENT_FUNDS", "no-funds"],
  ["USER_DECLINED", "declined"],
]);

/** The network's name of a reason, read; names that are not known are no reason to guess (vectors, pay.blik.reason). */
export const blikRefusal = (reason: string): BlikRefusal => refusals.get(reason) ?? "unknown";
