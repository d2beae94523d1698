import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { greeting } from "../../kernel/mail/greeting.ts";
import { signature } from "../../kernel/mail/signature.ts";

const words: InLanguages<{ readonly subject: string; readonly deleted: string; readonly kept: string }> = {
  pl: {
    subject: "Twoje konto w Dioptra zostało usunięte",
    deleted:
      "usunęliśmy Twoje konto wraz z adresami, koszykiem, abonamentami, kartą stałego klienta i zapisem na newsletter.",
    kept: "Zamówienia przechowujemy tak długo, jak wymagają tego przepisy podatkowe i rękojmia; nie są już z nikim połączone w sklepie.",
  },
  de: {
    subject: "Ihr Konto bei Dioptra wurde gelöscht",
    deleted: "wir haben Ihr Konto mit Adressen, Warenkorb, Abonnements, Kundenkarte und Newsletter-Anmeldung gelöscht.",
    kept: "Bestellungen bewahren wir so lange auf, wie Steuerrecht und Gewährleistung es verlangen; im Shop sind sie niemandem mehr zugeordnet.",
  },
  en: {
    subject: "Your Dioptra account was deleted",
    deleted: "we have deleted your account with its addresses, cart, subscriptions, loyalty card and newsletter.",
    kept: "Orders are kept for as long as tax law and the guarantee ask for it; in the shop they belong to nobody any more.",
  },
};

/** Confirms that an account is no more (GDPR, article 12(3)). */
export function accountDeleted({ firstName }: { readonly firstName: string }, language: Language): Letter {
  const { subject, deleted, kept } = words[language];
  return {
    subject,
    greeting: greeting[language](firstName),
    parts: [paragraph(deleted), paragraph(kept)],
    closing: signature[language],
  };
}
