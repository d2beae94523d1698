import type { InLanguages, Language } from "../../kernel/mail/language.ts";
import { type Letter, paragraph } from "../../kernel/mail/letter.ts";
import { greeting } from "../../kernel/mail/greeting.ts";
import { signature } from "../../kernel/mail/signature.ts";

const words: InLanguages<{
  readonly subject: string;
  readonly asked: string;
  readonly go: string;
  readonly lasts: (minutes: number) => string;
  readonly stranger: string;
}> = {
  pl: {
    subject: "Nowe hasło do konta w Dioptra",
    asked: "ktoś – mamy nadzieję, że Ty – chce ustawić nowe hasło do Twojego konta.",
    go: "Ustaw nowe hasło",
    lasts: (minutes) =>
      `Link działa jeden raz, przez ${minutes} minut. Jeśli poprosisz o niego ponownie i nie dostaniesz kolejnej wiadomości, użyj tego linku: znów będzie działał.`,
    stranger: "Jeśli to nie Ty, nie musisz nic robić: hasło pozostaje bez zmian.",
  },
  de: {
    subject: "Neues Passwort für Ihr Konto bei Dioptra",
    asked: "jemand – hoffentlich Sie – möchte ein neues Passwort für Ihr Konto setzen.",
    go: "Neues Passwort setzen",
    lasts: (minutes) =>
      `Der Link gilt einmal und für ${minutes} Minuten. Wenn Sie ihn noch einmal anfordern und keine weitere E-Mail erhalten, verwenden Sie diesen Link: Er gilt dann wieder.`,
    stranger: "Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
  },
  en: {
    subject: "A new password for your Dioptra account",
    asked: "somebody – you, we hope – wants to set a new password for your account.",
    go: "Set a new password",
    lasts: (minutes) =>
      `The link works once, for ${minutes} minutes. If you ask for it again and no other mail arrives, use this link: it works again then.`,
    stranger: "If it was not you, there is nothing to do: your password stays as it is.",
  },
};

export interface ResetFacts {
  readonly firstName: string;
  readonly href: string;
  /** How long the link lasts. */
  readonly minutes: number;
}

/** Brings the link to a new password. */
export function passwordReset({ firstName, href, minutes }: ResetFacts, language: Language): Letter {
  const say = words[language];
  return {
    subject: say.subject,
    greeting: greeting[language](firstName),
    parts: [
      paragraph(say.asked),
      { kind: "link", text: say.go, href },
      paragraph(say.lasts(minutes)),
      paragraph(say.stranger),
    ],
    closing: signature[language],
  };
}
