import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { greeting } from "../../kernel/mail/greeting.ts";
import { signature } from "../../kernel/mail/signature.ts";

const words: InLanguages<{
  readonly confirmSubject: string;
  readonly confirm: string;
  readonly go: string;
  readonly lasts: string;
  readonly askedSubject: string;
  readonly asked: (email: string) => string;
  readonly stranger: string;
}> = {
  pl: {
    confirmSubject: "Potwierdź nowy adres e-mail",
    confirm: "ten adres ma być nowym adresem e-mail Twojego konta w Dioptra. Potwierdź, że należy do Ciebie.",
    go: "Potwierdź adres",
    lasts: "Link działa przez 24 godziny. Do tego czasu obowiązuje dotychczasowy adres.",
    askedSubject: "Zmiana adresu e-mail konta w Dioptra",
    asked: (email) =>
      `na Twoim koncie podano nowy adres e-mail: ${email}. Zacznie obowiązywać, gdy zostanie potwierdzony.`,
    stranger: "Jeśli to nie Ty, zmień hasło: wtedy ta zmiana nie dojdzie do skutku.",
  },
  de: {
    confirmSubject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    confirm:
      "diese Adresse soll die neue E-Mail-Adresse Ihres Kontos bei Dioptra werden. Bestätigen Sie, dass sie Ihnen gehört.",
    go: "Adresse bestätigen",
    lasts: "Der Link gilt 24 Stunden. Bis dahin gilt die bisherige Adresse.",
    askedSubject: "Änderung der E-Mail-Adresse Ihres Kontos bei Dioptra",
    asked: (email) =>
      `in Ihrem Konto wurde eine neue E-Mail-Adresse angegeben: ${email}. Sie gilt, sobald sie bestätigt ist.`,
    stranger: "Waren Sie es nicht, ändern Sie Ihr Passwort: Dann kommt die Änderung nicht zustande.",
  },
  en: {
    confirmSubject: "Confirm your new e-mail address",
    confirm: "this is to be the new e-mail address of your Dioptra account. Please confirm that it is yours.",
    go: "Confirm the address",
    lasts: "The link works for 24 hours. Until then the address that you had counts.",
    askedSubject: "Change of your Dioptra account’s e-mail address",
    asked: (email) => `a new e-mail address was given in your account: ${email}. It counts once it is confirmed.`,
    stranger: "If it was not you, change your password: then the change comes to nothing.",
  },
};

/** Asks whoever reads mail at a new address whether it is theirs. */
export function emailConfirmation(
  { firstName, href }: { readonly firstName: string; readonly href: string },
  language: Language,
): Letter {
  const say = words[language];
  return {
    subject: say.confirmSubject,
    greeting: greeting[language](firstName),
    parts: [paragraph(say.confirm), { kind: "link", text: say.go, href }, paragraph(say.lasts)],
    closing: signature[language],
  };
}

/** Tells the address that counts until now that another one is to replace it. */
export function emailChangeAsked(
  { firstName, email }: { readonly firstName: string; readonly email: string },
  language: Language,
): Letter {
  const say = words[language];
  return {
    subject: say.askedSubject,
    greeting: greeting[language](firstName),
    parts: [paragraph(say.asked(email)), paragraph(say.stranger)],
    closing: signature[language],
  };
}
