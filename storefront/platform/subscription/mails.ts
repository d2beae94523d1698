import type { Money } from "#domain/money.ts";
import { formatMoney, type Language } from "../kernel/language.ts";
import { type Letter, letter, link, paragraph } from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

/** A delivery of a subscription that is ready to be paid. */
export interface CycleFacts {
  readonly firstName: string;
  /** The number of the cycle's order. */
  readonly number: string;
  readonly cycle: number;
  /** The number of cycles of the whole subscription. */
  readonly duration: number;
  readonly amount: Money;
  /** The page where the subscription is paid, changed and canceled. */
  readonly href: string;
}

/** Writes the mail about a delivery that is waiting to be paid. */
export function subscriptionCycle(facts: CycleFacts, language: Language): Letter {
  const { firstName, number, cycle, duration, href } = facts;
  const text = textsIn(language);
  const amount = formatMoney(facts.amount, language);
  return letter(language, {
    subject: text("mail.subscriptionCycle.subject", { cycle, duration }),
    firstName,
    parts: [
      paragraph(text("mail.subscriptionCycle.ready", { number })),
      { kind: "rows", rows: [{ label: text("mail.subscriptionCycle.amount"), value: amount, isStrong: true }] },
      link(text("mail.subscriptionCycle.button"), href),
      paragraph(text("mail.subscriptionCycle.terms")),
    ],
  });
}
