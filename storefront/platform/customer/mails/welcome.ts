import { offer } from "#configuration/offer.ts";
import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { greeting } from "../../kernel/mail/greeting.ts";
import { signature } from "../../kernel/mail/signature.ts";

const words: InLanguages<{
  readonly subject: string;
  readonly opened: string;
  readonly coupon: (code: string, percent: number) => string;
  readonly stranger: string;
  readonly go: string;
}> = {
  pl: {
    subject: "Twoje konto w Dioptra",
    opened:
      "Twoje konto jest gotowe. Znajdziesz w nim swoje zamówienia, adresy i ustawienia newslettera. Hasło znasz tylko Ty: nigdy o nie nie zapytamy.",
    coupon: (code, percent) => `Na pierwsze zakupy masz ${percent}\u00A0% rabatu. Kod: ${code}`,
    stranger:
      "To nie Ty zakładasz to konto? Ustaw nowe hasło na stronie logowania – wtedy nikt inny z niego nie skorzysta.",
    go: "Przejdź do sklepu",
  },
  de: {
    subject: "Ihr Konto bei Dioptra",
    opened:
      "Ihr Konto ist eingerichtet. Dort finden Sie Ihre Bestellungen, Adressen und die Einstellungen des Newsletters. Ihr Passwort kennen nur Sie: Wir fragen nie danach.",
    coupon: (code, percent) => `Auf Ihren ersten Einkauf erhalten Sie ${percent}\u00A0% Rabatt. Code: ${code}`,
    stranger:
      "Sie haben dieses Konto nicht eröffnet? Setzen Sie auf der Anmeldeseite ein neues Passwort – dann kann es niemand sonst nutzen.",
    go: "Zum Shop",
  },
  en: {
    subject: "Your Dioptra account",
    opened:
      "Your account is ready. It holds your orders, addresses and newsletter settings. Only you know your password: we never ask for it.",
    coupon: (code, percent) => `You have ${percent}% off your first purchase. Code: ${code}`,
    stranger: "You did not open this account? Set a new password on the login page – then nobody else can use it.",
    go: "Go to the shop",
  },
};

/** Welcomes a new customer; whoever did not open the account learns how to take it over. */
export function welcome(
  { firstName, coupon, shop }: { readonly firstName: string; readonly coupon: string; readonly shop: string },
  language: Language,
): Letter {
  const say = words[language];
  return {
    subject: say.subject,
    greeting: greeting[language](firstName),
    parts: [
      paragraph(say.opened),
      paragraph(say.coupon(coupon, offer.registrationDiscount)),
      { kind: "link", text: say.go, href: shop },
      paragraph(say.stranger),
    ],
    closing: signature[language],
  };
}
