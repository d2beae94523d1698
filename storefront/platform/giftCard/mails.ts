import type { CalendarDay } from "#domain/calendar.ts";
import type { GiftCardRecipient } from "#domain/giftCard.ts";
import type { Money } from "#domain/money.ts";
import { formatDay, formatMoney, type Language } from "../kernel/language.ts";
import { heading, type Letter, letter, link, paragraph } from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

/** The content of the mail with a gift card. */
export interface SentGiftCard {
  readonly code: string;
  readonly amount: Money;
  /** The last day on which it is valid; null for no limit. */
  readonly lastDay: CalendarDay | null;
  readonly recipient: GiftCardRecipient;
  readonly shopHref: string;
}

/** Writes the mail that brings a gift card to its recipient. */
export function giftCardMail({ code, amount, lastDay, recipient, shopHref }: SentGiftCard, language: Language): Letter {
  const text = textsIn(language);
  const { from, message } = recipient;
  const value = formatMoney(amount, language);
  return letter(language, {
    subject: text("mail.giftCard.subject", { amount: value }),
    parts: [
      paragraph(from === "" ? text("mail.giftCard.gift") : text("mail.giftCard.giftFrom", { from })),
      ...(message === "" ? [] : [paragraph(message)]),
      heading(text("mail.giftCard.card")),
      {
        kind: "rows",
        rows: [
          { label: text("mail.giftCard.amount"), value },
          { label: text("mail.giftCard.code"), value: code, isStrong: true },
          ...(lastDay === null
            ? []
            : [{ label: text("mail.giftCard.lastDay"), value: formatDay(lastDay, language, "long") }]),
        ],
      },
      paragraph(text("mail.giftCard.redeem")),
      link(text("mail.giftCard.shop"), shopHref),
    ],
  });
}
