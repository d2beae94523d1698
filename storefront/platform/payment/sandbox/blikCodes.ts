import type { BlikOutcome } from "../gateway.ts";

/**
 * What the sandbox makes of a mobile code: Tpay's own two codes (docs/specification/trade.md#trade-16), and by the
 * beginning of any other the reasons that a shopper can do something about.
 */
export function playedBlik(code: string): BlikOutcome {
  if (code === "777123") return { outcome: "pending" };
  return { outcome: "refused", reason: reasonOf(code) };
}

function reasonOf(code: string): string {
  if (code === "111234") return "payment_failed";
  if (code.startsWith("500")) return "INSUFFICIENT_FUNDS";
  if (code.startsWith("700")) return "ER_TIC_EXPIRED";
  return code.startsWith("701") ? "USER_DECLINED" : "ER_WRONG_TICKET";
}
