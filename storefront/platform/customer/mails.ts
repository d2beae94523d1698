import { offer } from "#configuration/offer.ts";
import type { Language } from "../kernel/language.ts";
import { type Letter, letter, link, paragraph } from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

interface Recipient {
  readonly firstName: string;
}

/** Welcomes a new customer. Explains what to do if someone else opened the account with this address. */
export function welcome(
  { firstName, coupon, shop }: Recipient & { readonly coupon: string; readonly shop: string },
  language: Language,
): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.welcome.subject"),
    firstName,
    parts: [
      paragraph(text("mail.welcome.ready")),
      paragraph(text("mail.welcome.coupon", { code: coupon, percent: offer.registrationDiscount })),
      link(text("mail.welcome.button"), shop),
      paragraph(text("mail.welcome.notYou")),
    ],
  });
}

/** Contains the link for setting a new password, which is valid for `minutes`. */
export function passwordReset(
  { firstName, href, minutes }: Recipient & { readonly href: string; readonly minutes: number },
  language: Language,
): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.passwordReset.subject"),
    firstName,
    parts: [
      paragraph(text("mail.passwordReset.requested")),
      link(text("mail.passwordReset.button"), href),
      paragraph(text("mail.passwordReset.expires", { minutes })),
      paragraph(text("mail.passwordReset.notYou")),
    ],
  });
}

/** Notifies the owner of an account that its password has been changed. */
export function passwordChanged(
  { firstName, shop }: Recipient & { readonly shop: string },
  language: Language,
): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.passwordChanged.subject"),
    firstName,
    parts: [
      paragraph(text("mail.passwordChanged.changed")),
      paragraph(text("mail.passwordChanged.notYou")),
      link(text("mail.passwordChanged.button"), shop),
    ],
  });
}

/** Asks the owner of a new address to confirm it. */
export function emailConfirmation(
  { firstName, href }: Recipient & { readonly href: string },
  language: Language,
): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.emailConfirmation.subject"),
    firstName,
    parts: [
      paragraph(text("mail.emailConfirmation.request")),
      link(text("mail.emailConfirmation.button"), href),
      paragraph(text("mail.emailConfirmation.expires")),
    ],
  });
}

/** Notifies the current address that another one has been requested in its place. */
export function emailChangeNotice(
  { firstName, email }: Recipient & { readonly email: string },
  language: Language,
): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.emailChange.subject"),
    firstName,
    parts: [paragraph(text("mail.emailChange.requested", { email })), paragraph(text("mail.emailChange.notYou"))],
  });
}

/** Confirms that an account has been deleted (GDPR, article 12(3)). */
export function accountDeleted(
  { firstName, isProven }: Recipient & { readonly isProven: boolean },
  language: Language,
): Letter {
  const deleted = isProven ? "mail.accountDeleted.deleted" : "mail.accountDeleted.deletedUnproven";
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.accountDeleted.subject"),
    firstName,
    parts: [paragraph(text(deleted)), paragraph(text("mail.accountDeleted.kept"))],
  });
}
