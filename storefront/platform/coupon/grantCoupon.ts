import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { Session } from "../kernel/database/database.ts";
import { coupons } from "./tables/coupon.ts";
import { foldEmail } from "./readCoupon.ts";

/** Letters and digits that nobody takes for another. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeLength = 10;

/** A code that nobody guesses: 32 signs, 50 bits. */
const newCode = (prefix: string) =>
  `${prefix}-${Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("")}`;

const day = 24 * 60 * 60 * 1000;

interface Gift {
  readonly campaign: string;
  readonly prefix: string;
  readonly percent: number;
  readonly isForFirstOrder: boolean;
}

/** A code of somebody's own, for one order. A mailbox that is given it again, under whichever address, is told the same one. */
async function grant(session: Session, gift: Gift, email: string, now: Date): Promise<string> {
  const { campaign, prefix, percent, isForFirstOrder } = gift;
  const { personalCouponDays } = configuration.offer;
  const mailbox = mailboxOf(email);
  await session
    .insert(coupons)
    .values({
      code: newCode(prefix),
      percent,
      mostUses: 1,
      isForFirstOrder,
      campaign,
      email: foldEmail(email),
      mailbox,
      endsAt: new Date(now.getTime() + personalCouponDays * day),
      createdAt: now,
    })
    .onConflictDoNothing({ target: [coupons.campaign, coupons.mailbox] });
  const [granted] = await session
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.campaign, campaign), eq(coupons.mailbox, mailbox)));
  if (!granted) throw new Error("A coupon was not written.");
  return granted.code;
}

/**
 * The code that thanks for the newsletter, 10 % (docs/specification/cart.md#cart-47). To be asked for once the address
 * is confirmed.
 */
export const grantNewsletterCoupon = (session: Session, email: string, now: Date): Promise<string> => {
  const percent = configuration.offer.newsletterDiscount;
  return grant(session, { campaign: "newsletter", prefix: "NEWS", percent, isForFirstOrder: false }, email, now);
};

/** The code for whoever registers, 5 % of the first purchase (docs/specification/cart.md#cart-47). */
export const grantFirstPurchaseCoupon = (session: Session, email: string, now: Date): Promise<string> => {
  const percent = configuration.offer.registrationDiscount;
  return grant(session, { campaign: "first-purchase", prefix: "START", percent, isForFirstOrder: true }, email, now);
};
