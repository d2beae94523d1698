import { inAllLanguages } from "../../kernel/language.ts";
import type { ProviderSandbox } from "../provider.ts";

/** Invented banks: today the real iDEAL asks for the bank on its own page. */
const idealIssuers = [
  { id: "ideal_GRACHT", name: "Grachtbank", image: null },
  { id: "ideal_MOLEN", name: "Molenbank", image: null },
  { id: "ideal_POLDER", name: "Polderbank", image: null },
];

/** Without giropay and SOFORT, which have closed, and with one method that the shop's configuration does not map. */
export const mollieSandbox: ProviderSandbox = {
  transactionPrefix: "tr_sandbox_",
  methods: [
    { method: "creditcard", titles: { pl: "Karta płatnicza", de: "Kreditkarte", en: "Card" }, allowed: "all" },
    { method: "applepay", titles: inAllLanguages("Apple Pay"), allowed: "all" },
    { method: "paypal", titles: inAllLanguages("PayPal"), allowed: "all" },
    { method: "klarna", titles: inAllLanguages("Klarna"), allowed: ["DE", "IT"] },
    { method: "banktransfer", titles: { pl: "Przelew SEPA", de: "Überweisung", en: "Bank transfer" }, allowed: "all" },
    { method: "ideal", titles: inAllLanguages("iDEAL"), allowed: ["NL"], issuers: idealIssuers },
    { method: "eps", titles: inAllLanguages("eps"), allowed: ["AT"] },
    { method: "giftcard", titles: { pl: "Karta podarunkowa", de: "Geschenkkarte", en: "Gift card" }, allowed: "all" },
    { method: "voucher", titles: { pl: "Bon", de: "Gutschein", en: "Voucher" }, allowed: "all" },
    { method: "bancontact", titles: inAllLanguages("Bancontact"), allowed: ["BE"] },
  ],
};
