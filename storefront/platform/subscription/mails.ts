import { configuration } from "#configuration/index.ts";
import type { Money } from "#domain/money.ts";
import type { CalendarDay } from "#domain/calendar.ts";
import type { Termination } from "#domain/termination.ts";
import { formatDay, formatMoment, formatMoney, type Language } from "../kernel/language.ts";
import { type Letter, letter, type LetterRow, link, paragraph } from "../kernel/mail/letter.ts";
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

/** The gift for a whole year of a subscription. */
export interface GiftFacts {
  readonly firstName: string;
  readonly code: string;
  /** The page of the subscription. */
  readonly href: string;
}

/** Writes the mail that brings the gift for a whole year (docs/specification/subscriptions.md#subscription-9). */
export function annualGift({ firstName, code, href }: GiftFacts, language: Language): Letter {
  const text = textsIn(language);
  const { annualSubscription, personalCouponDays } = configuration.offer;
  const values = { code, percent: annualSubscription.glassesDiscount, days: personalCouponDays };
  return letter(language, {
    subject: text("mail.annualGift.subject"),
    firstName,
    parts: [
      paragraph(text("mail.annualGift.thanks")),
      { kind: "rows", rows: [{ label: text("mail.annualGift.code"), value: code, isStrong: true }] },
      paragraph(text("mail.annualGift.use", values)),
      link(text("mail.annualGift.button"), href),
    ],
  });
}

/** The content of the receipt of a statement that ends a contract. */
export interface TerminationFacts extends Termination {
  readonly reference: string;
  readonly receivedAt: Date;
  /** The day on which the contract ends. */
  readonly endsOn: CalendarDay;
  /**
   * Whether contract and e-mail name a subscription. If they do not, the receipt repeats nothing that was typed: the address
   * may belong to somebody else.
   */
  readonly isKnown: boolean;
}

/**
 * Writes the mail that confirms on a durable medium that a statement has arrived, with its content, date and time, and the
 * end of the contract (§ 312k (4) BGB).
 */
export function terminationReceipt(facts: TerminationFacts, language: Language): Letter {
  const text = textsIn(language);
  const receipt: readonly LetterRow[] = [
    { label: text("mail.terminationReceipt.receivedAt"), value: formatMoment(facts.receivedAt, language) },
    { label: text("mail.terminationReceipt.reference"), value: facts.reference },
  ];
  if (!facts.isKnown) {
    return letter(language, {
      subject: text("mail.terminationReceipt.unknown.subject"),
      parts: [paragraph(text("mail.terminationReceipt.unknown.received")), { kind: "rows", rows: receipt }],
    });
  }
  const statement: readonly LetterRow[] = [
    { label: text("mail.terminationReceipt.contract"), value: facts.contract },
    { label: text("mail.terminationReceipt.kind"), value: text(`mail.terminationReceipt.kind.${facts.kind}`) },
    ...(facts.reason === "" ? [] : [{ label: text("mail.terminationReceipt.reason"), value: "", note: facts.reason }]),
    { label: text("mail.terminationReceipt.name"), value: facts.name },
    { label: text("mail.terminationReceipt.email"), value: facts.email },
    { label: text("mail.terminationReceipt.endsOn"), value: formatDay(facts.endsOn, language), isStrong: true },
  ];
  return letter(language, {
    subject: text("mail.terminationReceipt.subject", { day: formatDay(facts.endsOn, language, "long") }),
    parts: [
      paragraph(text("mail.terminationReceipt.received")),
      { kind: "rows", rows: [...statement, ...receipt] },
      paragraph(text("mail.terminationReceipt.next")),
    ],
  });
}
