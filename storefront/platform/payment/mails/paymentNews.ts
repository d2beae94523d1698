import type { Money } from "#domain/money.ts";
import { type InLanguages, inWords, type Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

/** What became of a payment; `statusUrl` is the encrypted link to the order's status. */
export interface PaymentFacts {
  readonly number: string;
  readonly firstName: string;
  readonly amount: Money;
  readonly statusUrl: string;
}

interface Words {
  readonly subject: (number: string) => string;
  readonly news: (number: string, amount: string) => string;
}

const greetings: InLanguages<(name: string) => string> = {
  pl: (name) => `Dzień dobry ${name},`,
  de: (name) => `Guten Tag ${name},`,
  en: (name) => `Hello ${name},`,
};

const links: InLanguages<string> = { pl: "Stan zamówienia", de: "Stand der Bestellung", en: "Order status" };

const received: InLanguages<Words> = {
  pl: {
    subject: (number) => `Otrzymaliśmy płatność za zamówienie ${number}`,
    news: (number, amount) => `otrzymaliśmy ${amount} za zamówienie ${number}. Zaczynamy je przygotowywać.`,
  },
  de: {
    subject: (number) => `Zahlung für Ihre Bestellung ${number} erhalten`,
    news: (number, amount) => `wir haben ${amount} für Ihre Bestellung ${number} erhalten und bereiten sie jetzt vor.`,
  },
  en: {
    subject: (number) => `Payment for your order ${number} received`,
    news: (number, amount) => `we have received ${amount} for your order ${number} and are preparing it now.`,
  },
};

const failed: InLanguages<Words> = {
  pl: {
    subject: (number) => `Płatność za zamówienie ${number} nie powiodła się`,
    news: (number, amount) =>
      `płatność ${amount} za zamówienie ${number} nie doszła do skutku. Nic nie pobraliśmy; zamówienie czeka na zapłatę.`,
  },
  de: {
    subject: (number) => `Zahlung für Ihre Bestellung ${number} fehlgeschlagen`,
    news: (number, amount) =>
      `die Zahlung von ${amount} für Ihre Bestellung ${number} kam nicht zustande. Es wurde nichts abgebucht; die Bestellung wartet auf ihre Bezahlung.`,
  },
  en: {
    subject: (number) => `Payment for your order ${number} failed`,
    news: (number, amount) =>
      `the payment of ${amount} for your order ${number} did not go through. Nothing was taken; the order is waiting to be paid.`,
  },
};

/** Tells a shopper that the money has come, or that it has not. */
export function paymentNews(facts: PaymentFacts, outcome: "received" | "failed", language: Language): Letter {
  const say = { received, failed }[outcome][language];
  return {
    subject: say.subject(facts.number),
    greeting: greetings[language](facts.firstName),
    parts: [
      paragraph(say.news(facts.number, inWords(facts.amount, language))),
      { kind: "link", text: links[language], href: facts.statusUrl },
    ],
    closing: signature[language],
  };
}
