import type { ContactMessage } from "#domain/contact/contactMessage.ts";
import type { Language } from "../kernel/language.ts";
import { type Letter, letter, type LetterRow, paragraph } from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

/** Returns the name of a language in another one, such as "polski" or "Polnisch". */
const languageName = (of: Language, language: Language): string =>
  new Intl.DisplayNames(language, { type: "language" }).of(of) ?? of;

/** Writes the mail that brings a message to the shop. `from` is the language of the sender. */
export function messageToShop(message: ContactMessage, language: Language, from: Language): Letter {
  const text = textsIn(language);
  const { topic, name, email, orderNumber, phone, text: words } = message;
  const row = (field: "from" | "order" | "phone" | "language", value: string): LetterRow => ({
    label: text(`mail.contactMessage.${field}`),
    value,
  });
  return letter(language, {
    subject: text("mail.contactMessage.subject", { topic: text(`mail.contactTopic.${topic}`), name }),
    parts: [
      {
        kind: "rows",
        rows: [
          row("from", `${name}, ${email}`),
          ...(orderNumber === null ? [] : [row("order", orderNumber)]),
          ...(phone === null ? [] : [row("phone", phone)]),
          row("language", languageName(from, language)),
        ],
      },
      paragraph(words),
    ],
  });
}

/**
 * Writes the mail that confirms a message to its sender. It repeats none of the sender's words: anybody can enter any
 * address, and the shop must not carry their texts there.
 */
export function messageReceived({ topic }: Pick<ContactMessage, "topic">, language: Language): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.contactReceived.subject"),
    parts: [
      paragraph(text("mail.contactReceived.thanks", { topic: text(`mail.contactTopic.${topic}`) })),
      paragraph(text("mail.contactReceived.answer")),
      paragraph(text("mail.contactReceived.notYou")),
    ],
  });
}
