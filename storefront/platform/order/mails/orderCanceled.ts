import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

export interface CanceledOrder {
  readonly number: string;
  readonly firstName: string;
}

const words: InLanguages<{
  readonly subject: (number: string) => string;
  readonly greeting: (name: string) => string;
  readonly isCanceled: (number: string) => string;
  readonly nothing: string;
}> = {
  pl: {
    subject: (number) => `Zamówienie ${number} zostało anulowane`,
    greeting: (name) => `Dzień dobry ${name},`,
    isCanceled: (number) => `Twoje zamówienie ${number} zostało anulowane i nie zostanie wysłane.`,
    nothing: "Nie musisz za nie płacić. Jeśli zapłaciłeś lub zapłaciłaś, pieniądze zwrócimy.",
  },
  de: {
    subject: (number) => `Ihre Bestellung ${number} wurde storniert`,
    greeting: (name) => `Guten Tag ${name},`,
    isCanceled: (number) => `Ihre Bestellung ${number} wurde storniert und wird nicht verschickt.`,
    nothing: "Sie müssen sie nicht bezahlen. Was Sie schon bezahlt haben, erstatten wir.",
  },
  en: {
    subject: (number) => `Your order ${number} has been canceled`,
    greeting: (name) => `Hello ${name},`,
    isCanceled: (number) => `Your order ${number} has been canceled and will not be sent.`,
    nothing: "You need not pay for it. What you have paid already will be given back.",
  },
};

/** Tells a shopper that nothing comes of an order. */
export function orderCanceled({ number, firstName }: CanceledOrder, language: Language): Letter {
  const say = words[language];
  return {
    subject: say.subject(number),
    greeting: say.greeting(firstName),
    parts: [paragraph(say.isCanceled(number)), paragraph(say.nothing)],
    closing: signature[language],
  };
}
