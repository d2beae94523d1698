import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { greeting } from "../../kernel/mail/greeting.ts";
import { signature } from "../../kernel/mail/signature.ts";

const words: InLanguages<{
  readonly subject: string;
  readonly changed: string;
  readonly stranger: string;
  readonly go: string;
}> = {
  pl: {
    subject: "Hasło do konta w Dioptra zostało zmienione",
    changed: "hasło do Twojego konta zostało zmienione. Na innych urządzeniach trzeba zalogować się ponownie.",
    stranger: "Jeśli to nie Ty, od razu ustaw nowe hasło na stronie logowania („Nie pamiętasz hasła?”).",
    go: "Przejdź do sklepu",
  },
  de: {
    subject: "Das Passwort Ihres Kontos bei Dioptra wurde geändert",
    changed: "das Passwort Ihres Kontos wurde geändert. Auf anderen Geräten müssen Sie sich neu anmelden.",
    stranger: "Waren Sie es nicht, setzen Sie sofort ein neues Passwort auf der Anmeldeseite („Passwort vergessen?“).",
    go: "Zum Shop",
  },
  en: {
    subject: "The password of your Dioptra account was changed",
    changed: "the password of your account was changed. On other devices you have to log in again.",
    stranger: "If it was not you, set a new password at once on the login page (“Forgot your password?”).",
    go: "Go to the shop",
  },
};

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged(
  { firstName, shop }: { readonly firstName: string; readonly shop: string },
  language: Language,
): Letter {
  const say = words[language];
  return {
    subject: say.subject,
    greeting: greeting[language](firstName),
    parts: [paragraph(say.changed), paragraph(say.stranger), { kind: "link", text: say.go, href: shop }],
    closing: signature[language],
  };
}
