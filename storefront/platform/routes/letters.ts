import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { confirmEmailChange } from "../customer/changeEmail.ts";
import { type InLanguages, languageOf } from "../mail/language.ts";
import type { RouteParts } from "../platformParts.ts";
import { plainPage } from "./plainPage.ts";

interface Words {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly invalid: string;
}

const ofEmail: InLanguages<Words> = {
  pl: {
    title: "Nowy adres e-mail",
    ask: "Potwierdź, że ten adres ma być adresem Twojego konta.",
    button: "Potwierdź adres",
    done: "Adres został zmieniony. Zaloguj się nim następnym razem.",
    invalid: "Ten link był już użyty albo stracił ważność.",
  },
  de: {
    title: "Neue E-Mail-Adresse",
    ask: "Bestätigen Sie, dass diese Adresse die Adresse Ihres Kontos werden soll.",
    button: "Adresse bestätigen",
    done: "Die Adresse ist geändert. Melden Sie sich das nächste Mal damit an.",
    invalid: "Dieser Link wurde schon verwendet oder ist abgelaufen.",
  },
  en: {
    title: "New e-mail address",
    ask: "Confirm that this is to be the address of your account.",
    button: "Confirm the address",
    done: "The address has been changed. Log in with it the next time.",
    invalid: "This link has been used, or is too old.",
  },
};

/** What a link of a mail does once somebody has agreed to it; false when it does not work (any more). */
type Doing = (token: string) => Promise<boolean>;

/**
 * Pages that links in mails lead to. What a link is for happens at the press of a button: programs that look through
 * mails follow every link, and would agree for their reader.
 */
export function letterRoutes({ database, clock }: Pick<RouteParts, "database" | "clock">): Hono {
  const app = new Hono();
  function letter(path: string, inLanguages: InLanguages<Words>, doIt: Doing) {
    const wordsFor = (c: Context) => {
      const language = languageOf(c.req.query("lang") ?? "");
      return { language, say: inLanguages[language] };
    };
    app.get(path, (c) => {
      const { language, say } = wordsFor(c);
      const body = html`<h1>${say.title}</h1>
        <p>${say.ask}</p>
        <form method="post"><button>${say.button}</button></form>`;
      return plainPage(c, { title: `${say.title} – Dioptra`, language, note: "", body });
    });
    app.post(path, async (c) => {
      const { language, say } = wordsFor(c);
      const isDone = await doIt(c.req.query("token") ?? "");
      const body = html`<h1>${say.title}</h1>
        <p>${isDone ? say.done : say.invalid}</p>
        <p><a href="/">Dioptra</a></p>`;
      return plainPage(c, { title: `${say.title} – Dioptra`, language, note: "", body }, isDone ? 200 : 400);
    });
  }
  letter("/email", ofEmail, (token) =>
    database.write(async (session) => (await confirmEmailChange(session, token, clock())).ok),
  );
  return app;
}
