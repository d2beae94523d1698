import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { configuration } from "#configuration/index.ts";
import { languageOfStore, withPrefix } from "#domain/store.ts";
import { cancelFromMail } from "../appointment/announce.ts";
import { readCancelToken } from "../appointment/appointmentLink.ts";
import { confirmEmailChange } from "../customer/changeEmail.ts";
import { type Language, languageOf } from "../kernel/language.ts";
import { textsIn } from "../kernel/texts.ts";
import { readNewsletterToken } from "../newsletter/newsletterLink.ts";
import { confirmFromMail } from "../order/confirmByMail.ts";
import { confirmSubscription, endSubscription } from "../newsletter/subscribe.ts";
import { endRemindersFromMail } from "../order/reminderConsent.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { changeProducts } from "../search/sharedIndexes.ts";
import { plainPage } from "../kernel/http/plainPage.ts";

/** The messages that say something else than that it was done or that the link is invalid, by whether it was done. */
const otherOutcomes = { "page.newsletter.subscribed": true, "page.order.soldOut": false } as const;

/**
 * Carries out the action of a link once the reader has agreed. Returns false if the link is invalid or has expired, and
 * the id of a message that explains another outcome.
 */
type Action = (token: string) => Promise<boolean | keyof typeof otherOutcomes>;

/** The names of the pages in message ids, such as `page.<name>.title`. */
type PageName = "appointment" | "emailChange" | "order" | "lensReminderEnding" | "newsletter" | "newsletterEnding";

/** Returns the path of the home page in a language; that of the default store view if no store view has it. */
const homeIn = (language: Language): string =>
  withPrefix(
    "/",
    configuration.storeViews.find((view) => view.enabled && languageOfStore(view) === language) ?? { prefix: "" },
  );

/**
 * Serves the pages that links in mails lead to. Nothing happens until a button is pressed, because programs that scan
 * mails follow every link.
 */
export function letterRoutes(parts: OrderParts): Hono {
  const { database, clock, settings, fields } = parts;
  const app = new Hono();
  function page(path: string, name: PageName, act: Action) {
    const languageIn = (c: Context) => languageOf(c.req.query("lang") ?? "");
    app.get(path, (c) => {
      const language = languageIn(c);
      const text = textsIn(language);
      const title = text(`page.${name}.title`);
      const body = html`<h1>${title}</h1>
        <p>${text(`page.${name}.ask`)}</p>
        <form method="post"><button>${text(`page.${name}.button`)}</button></form>`;
      return plainPage(c, { title: `${title} – Dioptra`, language, note: "", body });
    });
    app.post(path, async (c) => {
      const language = languageIn(c);
      const text = textsIn(language);
      const title = text(`page.${name}.title`);
      const outcome = await act(c.req.query("token") ?? "");
      const isDone = typeof outcome === "boolean" ? outcome : otherOutcomes[outcome];
      const result = text(outcome === true ? `page.${name}.done` : outcome || `page.${name}.invalid`);
      const body = html`<h1>${title}</h1>
        <p>${result}</p>
        <p><a href="${homeIn(language)}">Dioptra</a></p>`;
      return plainPage(c, { title: `${title} – Dioptra`, language, note: "", body }, isDone ? 200 : 400);
    });
  }
  page("/email", "emailChange", (token) =>
    database.write(async (session) => (await confirmEmailChange(session, token, clock())).ok),
  );
  page("/appointment", "appointment", async (token) => {
    const id = readCancelToken(settings, token);
    return id !== null && database.write((session) => cancelFromMail(session, id, { settings, now: clock() }));
  });
  page("/order", "order", async (token) => {
    const { done, outdated } = await changeProducts(parts, {
      changed: "stock",
      work: (session) => confirmFromMail(session, { settings, fields, now: clock() }, token),
      productIdsOf: ({ productIds }) => productIds,
    });
    parts.onOutdated(outdated);
    return done.outcome === "soldOut" ? "page.order.soldOut" : done.outcome === "done";
  });
  page("/lens-reminder", "lensReminderEnding", (token) =>
    database.write((session) => endRemindersFromMail(session, { settings, now: clock() }, token)),
  );
  page("/newsletter", "newsletter", async (token) => {
    const now = clock();
    const target = readNewsletterToken(settings, "confirm", token, now);
    if (target === null) return false;
    const confirmed = await database.write((session) => confirmSubscription(session, { settings, now }, target));
    return confirmed === "without-coupon" ? "page.newsletter.subscribed" : confirmed === "with-coupon";
  });
  page("/newsletter-end", "newsletterEnding", async (token) => {
    const now = clock();
    const target = readNewsletterToken(settings, "end", token, now);
    if (target === null) return false;
    await database.write((session) => endSubscription(session, target.emailKey, now));
    return true;
  });
  return app;
}
