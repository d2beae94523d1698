import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { confirmEmailChange } from "../customer/changeEmail.ts";
import { type InLanguages, languageOf } from "../kernel/mail/language.ts";
import { addressIn } from "../newsletter/newsletterLink.ts";
import { confirmFromMail } from "../order/confirmByMail.ts";
import { confirmSubscription, endSubscription } from "../newsletter/subscribe.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { type LetterWords, ofEmail, ofNewsletter, ofNewsletterEnd, ofOrder } from "../kernel/mail/letterWords.ts";
import { plainPage } from "../kernel/http/plainPage.ts";

/** What a link of a mail does once somebody has agreed to it; false when it does not work (any more). */
type Doing = (token: string) => Promise<boolean>;

/**
 * Pages that links in mails lead to. What a link is for happens at the press of a button: programs that look through
 * mails follow every link, and would agree for their reader.
 */
export function letterRoutes({ database, clock, settings }: Pick<OrderParts, "database" | "clock" | "settings">): Hono {
  const app = new Hono();
  function letter(path: string, inLanguages: InLanguages<LetterWords>, doIt: Doing) {
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
  letter("/order", ofOrder, (token) =>
    database.write((session) => confirmFromMail(session, { settings, now: clock() }, token)),
  );
  letter("/newsletter", ofNewsletter, async (token) => {
    const now = clock();
    const emailKey = addressIn(settings, "confirm", token, now);
    if (emailKey === null) return false;
    return database.write((session) => confirmSubscription(session, { settings, now }, emailKey));
  });
  letter("/newsletter-end", ofNewsletterEnd, async (token) => {
    const now = clock();
    const emailKey = addressIn(settings, "end", token, now);
    if (emailKey === null) return false;
    await database.write((session) => endSubscription(session, emailKey, now));
    return true;
  });
  return app;
}
