import type { Money } from "#domain/money.ts";
import { type InLanguages, inWords, type Language, timeInWords } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

/** An order that waits for its confirmation. Nothing that was typed is among it: the address may be a stranger's. */
export interface OrderToConfirm {
  readonly number: string;
  readonly total: Money;
  readonly confirmBy: Date;
  readonly href: string;
}

const words: InLanguages<{
  readonly subject: (number: string) => string;
  readonly greeting: string;
  readonly ask: (number: string, total: string) => string;
  readonly go: string;
  readonly until: (time: string) => string;
  readonly stranger: string;
}> = {
  pl: {
    subject: (number) => `Potwierdź zamówienie ${number}`,
    greeting: "Dzień dobry,",
    ask: (number, total) =>
      `otrzymaliśmy zamówienie ${number} na kwotę ${total}, płatne przy odbiorze, z tym adresem e-mail. Zanim zaczniemy je realizować, prosimy o potwierdzenie.`,
    go: "Potwierdź zamówienie",
    until: (time) =>
      `Do tego czasu trzymamy dla Ciebie zamówione produkty: ${time}. Zamówienie, którego nikt nie potwierdzi, anulujemy.`,
    stranger: "Jeśli to nie Ty, nie musisz nic robić i niczego nie płacisz.",
  },
  de: {
    subject: (number) => `Bitte bestätigen Sie Ihre Bestellung ${number}`,
    greeting: "Guten Tag,",
    ask: (number, total) =>
      `mit dieser E-Mail-Adresse ist die Bestellung ${number} über ${total}, zahlbar per Nachnahme, bei uns eingegangen. Bevor wir sie bearbeiten, bitten wir um Ihre Bestätigung.`,
    go: "Bestellung bestätigen",
    until: (time) =>
      `Bis dahin halten wir die Artikel für Sie zurück: ${time}. Wird die Bestellung nicht bestätigt, stornieren wir sie.`,
    stranger: "Waren Sie es nicht, brauchen Sie nichts zu tun und nichts zu bezahlen.",
  },
  en: {
    subject: (number) => `Please confirm your order ${number}`,
    greeting: "Hello,",
    ask: (number, total) =>
      `we have received order ${number} for ${total}, to be paid on delivery, with this e-mail address. Please confirm it before we start on it.`,
    go: "Confirm the order",
    until: (time) => `We hold the items for you until ${time}. An order that is not confirmed by then is canceled.`,
    stranger: "If it was not you, there is nothing to do and nothing to pay.",
  },
};

/** Asks for the confirmation of an order that is paid on delivery. */
export function orderToConfirm({ number, total, confirmBy, href }: OrderToConfirm, language: Language): Letter {
  const say = words[language];
  return {
    subject: say.subject(number),
    greeting: say.greeting,
    parts: [
      paragraph(say.ask(number, inWords(total, language))),
      { kind: "link", text: say.go, href },
      paragraph(say.until(timeInWords(confirmBy, language, "short"))),
      paragraph(say.stranger),
    ],
    closing: signature[language],
  };
}
