import { inAllLanguages } from "../../kernel/language.ts";
import type { BlikOutcome } from "../gateway.ts";
import type { ProviderSandbox } from "../provider.ts";

/**
 * Returns the outcome of a mobile code: Tpay's own two test codes (docs/specification/trade.md#trade-16), and for any
 * other code, by how it begins, one of the reasons that a shopper can act on.
 */
function payWithBlik(code: string): BlikOutcome {
  if (code === "777123") return { outcome: "pending" };
  return { outcome: "refused", reason: refusalReason(code) };
}

function refusalReason(code: string): string {
  if (code === "111234") return "payment_failed";
  if (code.startsWith("500")) return "INSUFFICIENT_FUNDS";
  if (code.startsWith("700")) return "ER_TIC_EXPIRED";
  return code.startsWith("701") ? "USER_DECLINED" : "ER_WRONG_TICKET";
}

/** The ids of the first four are the real ones (docs/specification/payment.md#payment-17); the banks are invented. */
export const tpaySandbox: ProviderSandbox = {
  transactionPrefix: "tp_sandbox_",
  methods: [
    { method: "150", titles: inAllLanguages("BLIK"), allowed: ["PL"], payWithBlik },
    { method: "166", titles: inAllLanguages("Google Pay"), allowed: ["PL"] },
    { method: "170", titles: inAllLanguages("Apple Pay"), allowed: ["PL"] },
    { method: "103", titles: { pl: "Karta płatnicza", de: "Kreditkarte", en: "Card" }, allowed: ["PL"] },
    { method: "901", titles: inAllLanguages("Bank Wisła"), allowed: ["PL"] },
    { method: "902", titles: inAllLanguages("Bank Tatry"), allowed: ["PL"] },
    { method: "903", titles: inAllLanguages("Bank Bałtyk"), allowed: ["PL"] },
    { method: "904", titles: inAllLanguages("Bank Mazury"), allowed: ["PL"] },
  ],
};
