import { offer } from "#configuration/offer.ts";
import type { TotalsRow } from "#domain/cart/cart.ts";
import { optionText } from "#domain/cart/optionText.ts";
import type { CalendarDay } from "#domain/calendar.ts";
import type { Company } from "#domain/checkout/checkout.ts";
import type { Money } from "#domain/money.ts";
import { formatDay, formatMoment, formatMoney, type Language } from "../kernel/language.ts";
import {
  heading,
  type Letter,
  letter,
  type LetterPart,
  type LetterRow,
  link,
  paragraph,
} from "../kernel/mail/letter.ts";
import { textsIn } from "../kernel/texts.ts";

/** The content of an order's confirmation. It leaves out prescriptions, because mails are not confidential. */
export interface OrderFacts {
  readonly number: string;
  readonly firstName: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly rowTotal: Money;
    readonly options: readonly { readonly label: string; readonly value: string }[];
    /** Whether it is made only for the shopper, so that it cannot be returned. */
    readonly isMadeToOrder: boolean;
  }[];
  readonly couponCode: string | null;
  readonly totals: readonly TotalsRow[];
  readonly shippingTitle: string;
  readonly paymentTitle: string;
  /** The lines of the address, as on a parcel; empty if nothing is delivered. */
  readonly address: readonly string[];
  /** The company that the invoice is made out to; null for a person. */
  readonly company: Company | null;
  /** The page that shows how the order stands. */
  readonly statusHref: string;
  /** Whether the shopper still has to send the prescription of a line. */
  readonly awaitsPrescription: boolean;
  /** Whether a download was asked for at once, which ends the right of withdrawal (§ 312f (3) BGB). */
  readonly isDownloadAskedFor: boolean;
  /** The page where the lenses of this order can be ordered again; null if it has none. */
  readonly renewalHref: string | null;
  /** The link that withdraws the consent to a reminder of new lenses; null if none was asked for. */
  readonly reminderEndHref: string | null;
}

/** Writes the mail that confirms an order with everything that was agreed (Directive 2011/83/EU, article 8(7)). */
export function orderConfirmation(order: OrderFacts, language: Language): Letter {
  const text = textsIn(language);
  const lines = order.lines.map(({ name, quantity, rowTotal, options, isMadeToOrder }): LetterRow => ({
    label: name,
    value: formatMoney(rowTotal, language),
    note: [
      text("mail.orderConfirmation.quantity", { quantity }),
      ...options.map(optionText),
      ...(isMadeToOrder ? [text("mail.orderConfirmation.madeToOrder")] : []),
    ].join("\n"),
  }));
  const totals = order.totals.map(({ code, amount }): LetterRow => ({
    label: text(`totals.${code}`),
    value: formatMoney(amount, language),
    ...(code === "discount" && order.couponCode !== null && { note: order.couponCode }),
    ...(code === "grand_total" && { isStrong: true }),
  }));
  const delivery: readonly LetterPart[] =
    order.address.length === 0
      ? []
      : [
          heading(text("mail.orderConfirmation.delivery")),
          paragraph([order.shippingTitle, ...order.address].join("\n")),
        ];
  return letter(language, {
    subject: text("mail.orderConfirmation.subject", { number: order.number }),
    firstName: order.firstName,
    parts: [
      paragraph(text("mail.orderConfirmation.thanks", { number: order.number })),
      heading(text("mail.orderConfirmation.items")),
      { kind: "rows", rows: [...lines, ...totals] },
      ...delivery,
      heading(text("mail.orderConfirmation.payment")),
      paragraph(order.paymentTitle),
      ...companyParts(order.company, text),
      ...(order.awaitsPrescription
        ? [
            heading(text("mail.orderConfirmation.prescription")),
            paragraph(text("mail.orderConfirmation.prescriptionMissing")),
            link(text("mail.orderConfirmation.sendPrescription"), order.statusHref),
          ]
        : [link(text("mail.order.status"), order.statusHref)]),
      paragraph(text("mail.orderConfirmation.withdrawal", { days: offer.returnDays })),
      ...(order.isDownloadAskedFor ? [paragraph(text("mail.orderConfirmation.download"))] : []),
      ...(order.renewalHref === null ? [] : [link(text("mail.orderConfirmation.renew"), order.renewalHref)]),
      ...(order.reminderEndHref === null
        ? []
        : [
            paragraph(text("mail.orderConfirmation.reminder")),
            link(text("mail.orderConfirmation.reminderEnd"), order.reminderEndHref),
          ]),
    ],
  });
}

/** Returns the company that the invoice is made out to, with its tax number; nothing for a person. */
const companyParts = (company: Company | null, text: ReturnType<typeof textsIn>): readonly LetterPart[] =>
  company
    ? [
        heading(text("mail.orderConfirmation.company")),
        paragraph([company.company, text("mail.orderConfirmation.taxId", { taxId: company.taxId })].join("\n")),
      ]
    : [];

/**
 * The content of the mail that asks to confirm an order. It repeats nothing that was typed, because the address may belong
 * to somebody else.
 */
export interface OrderToConfirm {
  readonly number: string;
  readonly total: Money;
  readonly confirmBy: Date;
  readonly href: string;
  /** The order's pieces are reserved until `confirmBy`. */
  readonly holdsStock: boolean;
}

/** Writes a mail that asks to confirm an order with cash on delivery: a new one, or one that nobody has processed yet. */
export function orderToConfirm(
  { number, total, confirmBy, href, holdsStock }: OrderToConfirm,
  language: Language,
  name: "orderToConfirm" | "orderStillWanted" = "orderToConfirm",
): Letter {
  const text = textsIn(language);
  const time = formatMoment(confirmBy, language, "short");
  return letter(language, {
    subject: text(`mail.${name}.subject`, { number }),
    parts: [
      paragraph(text(`mail.${name}.request`, { number, total: formatMoney(total, language) })),
      link(text("mail.orderToConfirm.button"), href),
      paragraph(text(holdsStock ? "mail.orderToConfirm.deadline" : "mail.orderToConfirm.notHeld", { time })),
      paragraph(text("mail.orderToConfirm.notYou")),
    ],
  });
}

export interface ShippedOrder {
  readonly number: string;
  readonly firstName: string;
  readonly shippingTitle: string;
  /** The page that shows how the order stands. */
  readonly statusHref: string;
}

/** Writes the mail about a shipped parcel. */
export function orderShipped(
  { number, firstName, shippingTitle, statusHref }: ShippedOrder,
  language: Language,
): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.orderShipped.subject", { number }),
    firstName,
    parts: [
      paragraph(text("mail.orderShipped.shipped", { number })),
      { kind: "rows", rows: [{ label: text("mail.orderShipped.method"), value: shippingTitle }] },
      link(text("mail.order.status"), statusHref),
      paragraph(text("mail.orderShipped.withdrawal")),
    ],
  });
}

/** An order in a short mail. */
export interface MailedOrder {
  readonly number: string;
  readonly firstName: string;
  /** The page that shows how the order stands. */
  readonly statusHref: string;
}

/** Writes the mail about a canceled order. */
export function orderCanceled({ number, firstName, statusHref }: MailedOrder, language: Language): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.orderCanceled.subject", { number }),
    firstName,
    parts: [
      paragraph(text("mail.orderCanceled.canceled", { number })),
      paragraph(text("mail.orderCanceled.refund")),
      link(text("mail.order.status"), statusHref),
    ],
  });
}

/** An order of which money was returned, with the correction of its invoice. */
export interface CorrectedOrder extends MailedOrder {
  readonly amount: Money;
  readonly correctionHref: string;
}

/** Writes the mail about a refund, with the correction of the invoice. */
export function invoiceCorrected(order: CorrectedOrder, language: Language): Letter {
  const text = textsIn(language);
  const { number, firstName, amount, statusHref, correctionHref } = order;
  return letter(language, {
    subject: text("mail.invoiceCorrected.subject", { number }),
    firstName,
    parts: [
      paragraph(text("mail.invoiceCorrected.returned", { number, amount: formatMoney(amount, language) })),
      link(text("mail.invoiceCorrected.button"), correctionHref),
      link(text("mail.order.status"), statusHref),
    ],
  });
}

/** Writes the mail with the link to an order's status, for somebody who knows its number and its e-mail address. */
export function orderStatusLink({ number, firstName, statusHref }: MailedOrder, language: Language): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.orderStatus.subject", { number }),
    firstName,
    parts: [
      paragraph(text("mail.orderStatus.text", { number })),
      link(text("mail.order.status"), statusHref),
      paragraph(text("mail.orderStatus.notYou")),
    ],
  });
}

/** Writes the reminder of a prescription that was to be sent after ordering. */
export function missingPrescription({ number, firstName, statusHref }: MailedOrder, language: Language): Letter {
  const text = textsIn(language);
  return letter(language, {
    subject: text("mail.missingPrescription.subject", { number }),
    firstName,
    parts: [
      paragraph(text("mail.orderConfirmation.prescriptionMissing")),
      link(text("mail.orderConfirmation.sendPrescription"), statusHref),
      paragraph(text("mail.missingPrescription.help")),
    ],
  });
}

/** The content of the reminder of new lenses. Like the confirmation it leaves out their values. */
export interface LensReminderFacts {
  readonly number: string;
  readonly firstName: string;
  /** The names of the lenses that run out. */
  readonly names: readonly string[];
  /** The day on which the last of the first lenses is worn. */
  readonly lastDay: CalendarDay;
  /** The page where the lenses are ordered again. */
  readonly renewalHref: string;
  /** The link that withdraws the consent. */
  readonly endHref: string;
}

/** Reminds of new lenses, says why, and how to stop it, as each mail that advertises must (§ 7 UWG). */
export function lensReminder(facts: LensReminderFacts, language: Language): Letter {
  const text = textsIn(language);
  const { number, firstName, names, lastDay, renewalHref, endHref } = facts;
  return letter(language, {
    subject: text("mail.lensReminder.subject"),
    firstName,
    parts: [
      paragraph(text("mail.lensReminder.due", { number, day: formatDay(lastDay, language, "long") })),
      paragraph(names.join("\n")),
      link(text("mail.lensReminder.renew"), renewalHref),
      paragraph(text("mail.lensReminder.values")),
      paragraph(text("mail.lensReminder.why")),
      link(text("mail.lensReminder.end"), endHref),
    ],
  });
}

/** The content of the receipt of a withdrawal. */
export interface WithdrawalFacts {
  readonly reference: string;
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly reason: string | null;
  readonly receivedAt: Date;
  /**
   * Whether number and e-mail match an order. If they do not, the receipt repeats nothing that was typed: the address may
   * belong to somebody else.
   */
  readonly isKnown: boolean;
}

/**
 * Writes the mail that confirms on a durable medium that a withdrawal has arrived, with its content, date and time (Directive (EU) 2023/2673;
 * § 356a BGB).
 */
export function withdrawalReceipt(facts: WithdrawalFacts, language: Language): Letter {
  const text = textsIn(language);
  const receipt: readonly LetterRow[] = [
    { label: text("mail.withdrawalReceipt.receivedAt"), value: formatMoment(facts.receivedAt, language) },
    { label: text("mail.withdrawalReceipt.reference"), value: facts.reference },
  ];
  if (!facts.isKnown) {
    return letter(language, {
      subject: text("mail.withdrawalReceipt.unknown.subject"),
      parts: [paragraph(text("mail.withdrawalReceipt.unknown.received")), { kind: "rows", rows: receipt }],
    });
  }
  const statement: readonly LetterRow[] = [
    { label: text("mail.withdrawalReceipt.order"), value: facts.orderNumber },
    { label: text("mail.withdrawalReceipt.name"), value: facts.name },
    { label: text("mail.withdrawalReceipt.email"), value: facts.email },
    ...(facts.reason ? [{ label: text("mail.withdrawalReceipt.reason"), value: "", note: facts.reason }] : []),
  ];
  return letter(language, {
    subject: text("mail.withdrawalReceipt.subject", { order: facts.orderNumber }),
    parts: [
      paragraph(text("mail.withdrawalReceipt.received")),
      { kind: "rows", rows: [...statement, ...receipt] },
      paragraph(text("mail.withdrawalReceipt.next")),
    ],
  });
}
