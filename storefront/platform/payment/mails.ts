import type { Money } from "#domain/money.ts";
import { formatMoney, type Language } from "../kernel/language.ts";
import { type Letter, letter, link, paragraph } from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

/** A payment of an order; `statusUrl` is the encrypted link to the order's status, `invoiceUrl` to its invoice, if it has one. */
export interface PaymentFacts {
  readonly number: string;
  readonly firstName: string;
  readonly amount: Money;
  readonly statusUrl: string;
  readonly invoiceUrl: string | null;
  /** The documents that were bought, which the payment opens. */
  readonly downloads: readonly { readonly name: string; readonly url: string }[];
}

/** Writes the mail about a payment that was received or that failed. */
export function paymentMail(
  { number, firstName, amount, statusUrl, invoiceUrl, downloads }: PaymentFacts,
  outcome: "received" | "failed",
  language: Language,
): Letter {
  const text = textsIn(language);
  const values = { number, amount: formatMoney(amount, language) };
  const isReceived = outcome === "received";
  return letter(language, {
    subject: text(isReceived ? "mail.paymentReceived.subject" : "mail.paymentFailed.subject", { number }),
    firstName,
    parts: [
      paragraph(text(isReceived ? "mail.paymentReceived.received" : "mail.paymentFailed.failed", values)),
      ...(isReceived ? downloads.map(({ name, url }) => link(text("mail.payment.download", { name }), url)) : []),
      link(text("mail.order.status"), statusUrl),
      ...(isReceived && invoiceUrl !== null ? [link(text("mail.payment.invoice"), invoiceUrl)] : []),
    ],
  });
}
