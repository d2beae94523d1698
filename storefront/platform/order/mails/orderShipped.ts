import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

export interface ShippedOrder {
  readonly number: string;
  readonly firstName: string;
  readonly shippingTitle: string;
}

const words: InLanguages<{
  readonly subject: (number: string) => string;
  readonly greeting: (name: string) => string;
  readonly isOnItsWay: (number: string) => string;
  readonly by: string;
  readonly withdrawal: string;
}> = {
  pl: {
    subject: (number) => `Zamówienie ${number} jest w drodze`,
    greeting: (name) => `Dzień dobry ${name},`,
    isOnItsWay: (number) => `Twoje zamówienie ${number} zostało wysłane.`,
    by: "Sposób dostawy",
    withdrawal:
      "Termin na odstąpienie od umowy liczymy od dnia otrzymania przesyłki. Okularów wykonanych według recepty nie można zwrócić.",
  },
  de: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    greeting: (name) => `Guten Tag ${name},`,
    isOnItsWay: (number) => `Ihre Bestellung ${number} wurde verschickt.`,
    by: "Versandart",
    withdrawal:
      "Die Widerrufsfrist beginnt an dem Tag, an dem Sie die Ware erhalten. Brillen, die nach Ihren Werten angefertigt wurden, können nicht zurückgegeben werden.",
  },
  en: {
    subject: (number) => `Your order ${number} is on its way`,
    greeting: (name) => `Hello ${name},`,
    isOnItsWay: (number) => `Your order ${number} has been sent.`,
    by: "Delivery",
    withdrawal:
      "The time to withdraw from the contract begins on the day on which you receive the parcel. Glasses made to a prescription cannot be returned.",
  },
};

/** Tells a shopper that the parcel has left. */
export function orderShipped({ number, firstName, shippingTitle }: ShippedOrder, language: Language): Letter {
  const say = words[language];
  return {
    subject: say.subject(number),
    greeting: say.greeting(firstName),
    parts: [
      paragraph(say.isOnItsWay(number)),
      { kind: "rows", rows: [{ label: say.by, value: shippingTitle }] },
      paragraph(say.withdrawal),
    ],
    closing: signature[language],
  };
}
