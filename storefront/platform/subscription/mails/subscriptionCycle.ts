import type { Money } from "#domain/money.ts";
import { type InLanguages, inWords, type Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

export interface CycleFacts {
  readonly firstName: string;
  readonly number: string;
  readonly cycle: number;
  readonly duration: number;
  readonly amount: Money;
  /** The page of the subscription, where it is paid, changed and canceled. */
  readonly href: string;
}

const words: InLanguages<{
  readonly subject: (cycle: number, duration: number) => string;
  readonly greeting: (name: string) => string;
  readonly isReady: (number: string) => string;
  readonly amount: string;
  readonly pay: string;
  readonly cancel: string;
}> = {
  pl: {
    subject: (cycle, duration) => `Twój abonament: dostawa ${cycle} z ${duration}`,
    greeting: (name) => `Dzień dobry ${name},`,
    isReady: (number) => `kolejna dostawa soczewek czeka na płatność. To zamówienie ${number}.`,
    amount: "Do zapłaty",
    pay: "Zapłać lub zmień abonament",
    cancel: "Wyślemy ją, gdy zapłacisz. Abonament możesz zakończyć w każdej chwili na swoim koncie.",
  },
  de: {
    subject: (cycle, duration) => `Ihr Abonnement: Lieferung ${cycle} von ${duration}`,
    greeting: (name) => `Guten Tag ${name},`,
    isReady: (number) =>
      `Ihre nächste Lieferung Kontaktlinsen wartet auf die Zahlung. Es ist die Bestellung ${number}.`,
    amount: "Zu zahlen",
    pay: "Zahlen oder Abonnement ändern",
    cancel: "Wir verschicken sie, sobald sie bezahlt ist. Sie können das Abonnement jederzeit in Ihrem Konto kündigen.",
  },
  en: {
    subject: (cycle, duration) => `Your subscription: delivery ${cycle} of ${duration}`,
    greeting: (name) => `Hello ${name},`,
    isReady: (number) => `your next delivery of lenses is waiting to be paid. It is order ${number}.`,
    amount: "To be paid",
    pay: "Pay or change the subscription",
    cancel: "We send it once it is paid. You can end the subscription at any time in your account.",
  },
};

/** Tells a customer that a cycle of the subscription is made up. */
export function subscriptionCycle(facts: CycleFacts, language: Language): Letter {
  const say = words[language];
  return {
    subject: say.subject(facts.cycle, facts.duration),
    greeting: say.greeting(facts.firstName),
    parts: [
      paragraph(say.isReady(facts.number)),
      { kind: "rows", rows: [{ label: say.amount, value: inWords(facts.amount, language), isStrong: true }] },
      { kind: "link", text: say.pay, href: facts.href },
      paragraph(say.cancel),
    ],
    closing: signature[language],
  };
}
