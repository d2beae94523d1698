import { offer } from "#configuration/offer.ts";
import type { Language } from "../kernel/language.ts";
import { type Letter, letter, link, paragraph } from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

interface Link {
  readonly href: string;
}

/** Asks the owner of an address to confirm a subscription (double opt-in, § 7 UWG). It must not advertise. */
export function newsletterConfirmation({ href }: Link, language: Language): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.newsletterConfirmation.subject"),
    parts: [
      paragraph(text("mail.newsletterConfirmation.request")),
      link(text("mail.newsletterConfirmation.button"), href),
      paragraph(text("mail.newsletterConfirmation.notYou")),
    ],
  });
}

interface Welcome extends Link {
  /** The subscriber's coupon and the days for which it can still be used; null when it has ended or was used. */
  readonly coupon: { readonly code: string; readonly days: number } | null;
}

/** Thanks a new subscriber with a coupon, and says how to unsubscribe, as every newsletter must. */
export function newsletterWelcome({ coupon, href }: Welcome, language: Language): Letter {
  const text = textsIn(language);
  const values = coupon && { ...coupon, percent: offer.newsletterDiscount };
  return letter(language, {
    subject: text(coupon ? "mail.newsletterWelcome.subject" : "mail.newsletterWelcome.subjectWithoutCoupon"),
    parts: [
      paragraph(text("mail.newsletterWelcome.thanks")),
      ...(values ? [paragraph(text("mail.newsletterWelcome.coupon", values))] : []),
      paragraph(text("mail.newsletterWelcome.unsubscribe")),
      link(text("mail.newsletterWelcome.button"), href),
    ],
  });
}

/** Asks the owner of an address to confirm that it should be unsubscribed. */
export function newsletterEnding({ href }: Link, language: Language): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.newsletterEnding.subject"),
    parts: [paragraph(text("mail.newsletterEnding.request")), link(text("mail.newsletterEnding.button"), href)],
  });
}
