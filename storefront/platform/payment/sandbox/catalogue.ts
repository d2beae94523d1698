import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { InLanguages } from "../../kernel/language.ts";
import type { BlikOutcome } from "../gateway.ts";

/** A way to pay that the sandbox plays. */
export interface PlayedMethod {
  readonly method: string;
  readonly titles: InLanguages<string>;
  /** Where the real one is offered. */
  readonly allowed: readonly string[] | "all";
}

const inAll = (title: string): InLanguages<string> => ({ pl: title, de: title, en: title });

/** As a provider of today lists them: giropay and SOFORT have closed, and one method is not among those that the shop maps. */
const mollie: readonly PlayedMethod[] = [
  { method: "creditcard", titles: { pl: "Karta płatnicza", de: "Kreditkarte", en: "Card" }, allowed: "all" },
  { method: "applepay", titles: inAll("Apple Pay"), allowed: "all" },
  { method: "paypal", titles: inAll("PayPal"), allowed: "all" },
  { method: "klarna", titles: inAll("Klarna"), allowed: ["DE", "IT"] },
  { method: "banktransfer", titles: { pl: "Przelew SEPA", de: "Überweisung", en: "Bank transfer" }, allowed: "all" },
  { method: "ideal", titles: inAll("iDEAL"), allowed: ["NL"] },
  { method: "eps", titles: inAll("eps"), allowed: ["AT"] },
  { method: "giftcard", titles: { pl: "Karta podarunkowa", de: "Geschenkkarte", en: "Gift card" }, allowed: "all" },
  { method: "voucher", titles: { pl: "Bon", de: "Gutschein", en: "Voucher" }, allowed: "all" },
  { method: "bancontact", titles: inAll("Bancontact"), allowed: ["BE"] },
];

/** The ids of the first four are the real ones (docs/specification/payment.md#payment-17); the banks are invented. */
const tpay: readonly PlayedMethod[] = [
  { method: "150", titles: inAll("BLIK"), allowed: ["PL"] },
  { method: "166", titles: inAll("Google Pay"), allowed: ["PL"] },
  { method: "170", titles: inAll("Apple Pay"), allowed: ["PL"] },
  { method: "103", titles: { pl: "Karta płatnicza", de: "Kreditkarte", en: "Card" }, allowed: ["PL"] },
  { method: "901", titles: inAll("Bank Wisła"), allowed: ["PL"] },
  { method: "902", titles: inAll("Bank Tatry"), allowed: ["PL"] },
  { method: "903", titles: inAll("Bank Bałtyk"), allowed: ["PL"] },
  { method: "904", titles: inAll("Bank Mazury"), allowed: ["PL"] },
];

const paypal: readonly PlayedMethod[] = [{ method: "paypal", titles: inAll("PayPal"), allowed: "all" }];

export const playedMethods = { mollie, tpay, paypal } as const satisfies Record<PaymentProvider, unknown>;

/** Banks of iDEAL, invented: the real one asks on its own page today. */
export const playedIssuers = [
  { id: "ideal_GRACHT", name: "Grachtbank", image: null },
  { id: "ideal_MOLEN", name: "Molenbank", image: null },
  { id: "ideal_POLDER", name: "Polderbank", image: null },
] as const;

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
