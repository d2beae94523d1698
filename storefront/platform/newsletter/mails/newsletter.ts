import { offer } from "#configuration/offer.ts";
import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, type LetterPart, paragraph } from "../../kernel/mail/letter.ts";
import { signature } from "../../kernel/mail/signature.ts";

interface Words {
  readonly greeting: string;
  readonly confirm: { readonly subject: string; readonly text: string; readonly go: string; readonly stranger: string };
  readonly welcome: {
    readonly subject: string;
    readonly thanks: string;
    readonly coupon: (code: string, percent: number, days: number) => string;
    readonly end: string;
    readonly go: string;
  };
  readonly ending: { readonly subject: string; readonly text: string; readonly go: string };
}

const words: InLanguages<Words> = {
  pl: {
    greeting: "Dzień dobry,",
    confirm: {
      subject: "Potwierdź zapis na newsletter Dioptra",
      text: "ktoś podał ten adres, aby otrzymywać nasz newsletter. Potwierdź, że to Ty – bez tego nic nie wyślemy.",
      go: "Potwierdź zapis",
      stranger: "Jeśli to nie Ty, nie musisz nic robić. Link działa przez 7 dni.",
    },
    welcome: {
      subject: "Jesteś na liście – Twój rabat",
      thanks: "dziękujemy za zapis na newsletter.",
      coupon: (code, percent, days) =>
        `Twój kod na ${percent}\u00A0% rabatu: ${code}. Działa na jedno zamówienie, przez ${days} dni.`,
      end: "Z newslettera możesz się wypisać w każdej chwili – wystarczy ten link.",
      go: "Wypisz się",
    },
    ending: {
      subject: "Wypisanie z newslettera Dioptra",
      text: "ktoś poprosił o wypisanie tego adresu z naszego newslettera. Potwierdź, jeśli to Ty.",
      go: "Wypisz się",
    },
  },
  de: {
    greeting: "Guten Tag,",
    confirm: {
      subject: "Bestätigen Sie Ihre Anmeldung zum Newsletter von Dioptra",
      text: "jemand hat diese Adresse für unseren Newsletter angemeldet. Bestätigen Sie, dass Sie es waren – vorher senden wir nichts.",
      go: "Anmeldung bestätigen",
      stranger: "Waren Sie es nicht, brauchen Sie nichts zu tun. Der Link gilt 7 Tage.",
    },
    welcome: {
      subject: "Sie sind angemeldet – Ihr Rabatt",
      thanks: "vielen Dank für Ihre Anmeldung zum Newsletter.",
      coupon: (code, percent, days) =>
        `Ihr Code für ${percent}\u00A0% Rabatt: ${code}. Er gilt für eine Bestellung und ${days} Tage lang.`,
      end: "Sie können den Newsletter jederzeit mit diesem Link abbestellen.",
      go: "Abbestellen",
    },
    ending: {
      subject: "Abmeldung vom Newsletter von Dioptra",
      text: "jemand möchte diese Adresse von unserem Newsletter abmelden. Bestätigen Sie, wenn Sie es waren.",
      go: "Abbestellen",
    },
  },
  en: {
    greeting: "Hello,",
    confirm: {
      subject: "Confirm that you want the Dioptra newsletter",
      text: "somebody gave this address for our newsletter. Confirm that it was you – before that we send nothing.",
      go: "Confirm",
      stranger: "If it was not you, there is nothing to do. The link works for 7 days.",
    },
    welcome: {
      subject: "You are on the list – your discount",
      thanks: "thank you for subscribing to the newsletter.",
      coupon: (code, percent, days) =>
        `Your code for ${percent}% off: ${code}. It is for one order, within ${days} days.`,
      end: "You can end the newsletter at any time with this link.",
      go: "Unsubscribe",
    },
    ending: {
      subject: "Ending the Dioptra newsletter",
      text: "somebody asked us to write to this address no more. Confirm it if it was you.",
      go: "Unsubscribe",
    },
  },
};

interface Link {
  readonly href: string;
}

const letterOf = (language: Language, subject: string, parts: readonly LetterPart[]): Letter => ({
  subject,
  greeting: words[language].greeting,
  parts,
  closing: signature[language],
});

/** Asks whoever reads mail at an address whether they want the newsletter (double opt-in, § 7 UWG). It advertises nothing. */
export function newsletterConfirmation({ href }: Link, language: Language): Letter {
  const { subject, text, go, stranger } = words[language].confirm;
  return letterOf(language, subject, [paragraph(text), { kind: "link", text: go, href }, paragraph(stranger)]);
}

/** Thanks a new subscriber with a coupon; with the way to end it, as every letter of the newsletter. */
export function newsletterWelcome({ coupon, href }: Link & { readonly coupon: string }, language: Language): Letter {
  const { subject, thanks, coupon: told, end, go } = words[language].welcome;
  return letterOf(language, subject, [
    paragraph(thanks),
    paragraph(told(coupon, offer.newsletterDiscount, offer.personalCouponDays)),
    paragraph(end),
    { kind: "link", text: go, href },
  ]);
}

/** Asks whoever reads mail at an address whether they want to be written to no more. */
export function newsletterEnding({ href }: Link, language: Language): Letter {
  const { subject, text, go } = words[language].ending;
  return letterOf(language, subject, [paragraph(text), { kind: "link", text: go, href }]);
}
