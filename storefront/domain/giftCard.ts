import type { ProductOption } from "./cart/cart.ts";
import { addDays, type CalendarDay, isCalendarDay } from "./calendar.ts";
import { type Currency, type Money, subtract, sum, zero } from "./money.ts";

/** Who gets a gift card, and when. It is sent by e-mail. */
export interface GiftCardRecipient {
  readonly email: string;
  /** Who gives it, as the mail says; empty if it does not say. */
  readonly from: string;
  /** A few words for the recipient; may be empty. */
  readonly message: string;
  /** The day on which it is sent, such as 2026-12-24; empty to send it as soon as it is paid for. */
  readonly sendOn: string;
}

/** The names of the custom options that carry the recipient of a gift card (docs/specification/products.md#product-24). */
const optionNames = {
  email: "gift_email",
  from: "gift_from",
  message: "gift_message",
  sendOn: "gift_send_on",
} as const satisfies Record<keyof GiftCardRecipient, string>;

const fields = ["email", "from", "message", "sendOn"] as const satisfies readonly (keyof GiftCardRecipient)[];

/** Maximum lengths of what is typed for a gift card. */
export const giftCardLengths = { email: 254, from: 80, message: 300 } as const;

/** A gift card can be sent up to this many days ahead. */
export const maximumGiftCardDays = 366;

/** Returns the name of the option that carries a field. */
export const giftCardOptionName = (field: keyof GiftCardRecipient): string => optionNames[field];

/** Returns the options of a line that carry the recipient. Empty fields are left out. */
export const giftCardOptions = (recipient: GiftCardRecipient): ProductOption["custom"] =>
  fields.flatMap((field) => {
    const optionValue = recipient[field].trim();
    return optionValue === "" ? [] : [{ optionId: optionNames[field], optionValue }];
  });

/** Reads the recipient of a gift card from the options of its line; null without one. */
export function readGiftCardOptions(custom: ProductOption["custom"]): GiftCardRecipient | null {
  const text = (name: string) => custom.findLast(({ optionId }) => optionId === name)?.optionValue ?? "";
  const email = text(optionNames.email);
  if (email === "") return null;
  return { email, from: text(optionNames.from), message: text(optionNames.message), sendOn: text(optionNames.sendOn) };
}

/** Why a field of a gift card is refused. */
export type GiftCardProblem = "required" | "not-an-email" | "too-long" | "not-a-date" | "in-the-past" | "too-late";

/** The problems of a gift card's recipient by field. A valid field is absent. */
export type GiftCardProblems = Readonly<Partial<Record<keyof GiftCardRecipient, GiftCardProblem>>>;

/** One at sign between a name and a domain with a dot; whether the mailbox exists, only a mail can tell. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function problemOfEmail(email: string): GiftCardProblem | null {
  if (email === "") return "required";
  if (email.length > giftCardLengths.email) return "too-long";
  return emailPattern.test(email) ? null : "not-an-email";
}

function problemOfDay(day: string, today: string): GiftCardProblem | null {
  if (day === "") return null;
  if (!isCalendarDay(day)) return "not-a-date";
  if (day < today) return "in-the-past";
  return day > addDays(today, maximumGiftCardDays) ? "too-late" : null;
}

/** Checks who gets a gift card, and when. `today` is the present day where the shop is, such as 2026-11-20. */
export function checkGiftCard({ email, from, message, sendOn }: GiftCardRecipient, today: string): GiftCardProblems {
  const problems = {
    email: problemOfEmail(email.trim()),
    from: from.trim().length > giftCardLengths.from ? ("too-long" as const) : null,
    message: message.trim().length > giftCardLengths.message ? ("too-long" as const) : null,
    sendOn: problemOfDay(sendOn.trim(), today),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/**
 * Returns the last day on which a gift card is valid that is sent on a day: the end of the year that is so many years later.
 * Null for no limit, with 0 years.
 */
export const lastDayOfGiftCard = (sentOn: CalendarDay, years: number): CalendarDay | null =>
  years === 0 ? null : `${Number(sentOn.slice(0, 4)) + years}-12-31`;

/** What an order costs before a gift card is redeemed. */
export interface Redeemable {
  readonly grandTotal: Money;
  /** The price of the gift cards in the order, which no gift card pays for. */
  readonly giftCards: Money;
}

/**
 * Returns how much of an order a gift card pays: what is left on it, up to the total without the gift cards in the order. A
 * gift card is money, not a discount: the tax of the order stays as it is.
 */
export function redeemedAmount(left: Money, { grandTotal, giftCards }: Redeemable): Money {
  const payable = subtract(grandTotal, giftCards);
  if (payable.minor <= 0) return zero(left.currency);
  return payable.minor < left.minor ? payable : left;
}

/** Returns the price of the gift cards among parts of lines. */
export const giftCardTotal = (
  parts: readonly { readonly kind: string | null; readonly total: Money }[],
  currency: Currency,
): Money =>
  sum(
    parts.filter(({ kind }) => kind === "gift-cards").map(({ total }) => total),
    currency,
  );
