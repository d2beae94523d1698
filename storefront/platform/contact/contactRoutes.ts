import { isCountryCode } from "@dioptra/ui/rules";
import { Hono } from "hono";
import { contactBody } from "#contract/customer/contact.ts";
import { checkContactMessage } from "#domain/contact/checkContactMessage.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { languages } from "#domain/store.ts";
import { countMail } from "../customer/email.ts";
import { queueUnasked } from "../customer/unaskedMail.ts";
import { readForm, refusal, success } from "../kernel/http/answer.ts";
import { clientOf } from "../kernel/http/client.ts";
import { refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import { languageOf } from "../kernel/language.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { localeOf, storeViewOf, unknownStore } from "../stores/storeViews.ts";
import { messageReceived, messageToShop } from "./mails.ts";

/** The names of the fields on the wire, where they differ from those of the rule. */
const wireNames: Readonly<Record<string, string>> = { orderNumber: "order_number", text: "message" };

/** Creates the call that sends a message to the shop (docs/specification/content.md#content-18). */
export function contactRoutes({ database, clock, limits, settings }: RouteParts): Hono {
  return new Hono().post("/", async (c) => {
    const body = await readForm(c, contactBody);
    if (!body.ok) return refusal(c, body.error);
    const store = storeViewOf(c.req.query("storeCode"));
    if (!store) return refusal(c, unknownStore);
    const { key, order_number: orderNumber = "", phone = "", message: text, website = "", ...typed } = body.value;
    const country = isCountryCode(store.country) ? store.country : "PL";
    const checked = checkContactMessage({ ...typed, orderNumber, phone, text }, country);
    if (!checked.ok) {
      const problems = Object.entries(checked.errors).map(([field, problem]) => ({
        field: wireNames[field] ?? field,
        problem,
      }));
      return refusal(c, refusedFields(problems).error);
    }
    if (website !== "") return success(c, null);
    const message = checked.value;
    const client = clientOf(c);
    const wait = await takeAll(limits, [
      ["contactPerClient", client],
      ["contactPerSender", digest(`${mailboxOf(message.email)} ${client}`)],
    ]);
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const locale = localeOf(c.req.query("localeCode"), store);
    const language = languageOf(locale);
    const [shopLanguage] = languages;
    const isConfirmed = await countMail(limits, "contact", message.email);
    const now = clock();
    await database.write(async (session) => {
      const toShop = {
        key: `contact-message:${key}`,
        kind: "contact-message",
        recipient: settings.contactMail,
        replyTo: message.email,
        locale: shopLanguage,
        letter: messageToShop(message, shopLanguage, language),
      };
      await queueMail(session, toShop, now);
      if (!isConfirmed) return;
      const letter = messageReceived(message, language);
      const confirmation = { key: `contact-received:${key}`, kind: "contact-received", recipient: message.email };
      await queueUnasked(session, { ...confirmation, locale, letter }, now);
    });
    return success(c, null);
  });
}
