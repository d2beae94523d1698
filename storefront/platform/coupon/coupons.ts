import { and, count, eq, ne } from "drizzle-orm";
import { type Coupon, type CouponOff, type CouponRefusal, couponRefusal, foldCode } from "#domain/coupon.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { type ProductKind, productKinds } from "#domain/product/product.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { coupons, couponUses } from "./tables/coupon.ts";
import { orders } from "../order/tables/order.ts";
import type { RefusalCode } from "#contract/wire/refusal.ts";
import { refused } from "../kernel/http/refused.ts";
import { randomInt } from "node:crypto";
import { configuration } from "#configuration/index.ts";
import * as z from "zod/mini";

/** What a code is to be used for. */
export interface CouponCase {
  readonly store: StoreView;
  readonly kinds: readonly (ProductKind | null)[];
  /** Null until the shopper has given an e-mail address. */
  readonly email: string | null;
  readonly now: Date;
}

type Row = typeof coupons.$inferSelect;

/** Returns an address in the form in which personal coupons store it. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** Null where it takes nothing off, as an amount in a currency that it does not know. */
function offOf({ percent, amounts }: Row, { currency }: StoreView): CouponOff | null {
  if (percent !== null) return { kind: "percent", percent };
  const minor = amounts?.[currency];
  return minor === undefined ? null : { kind: "fixed", amount: { minor, currency } };
}

async function usesOf(session: Session, { code, maxUses, maxUsesPerCustomer }: Row, mailbox: string | null) {
  const ofCode = eq(couponUses.code, code);
  return {
    uses: maxUses === null ? 0 : await session.$count(couponUses, ofCode),
    usesOfShopper:
      maxUsesPerCustomer === null || mailbox === null
        ? 0
        : await session.$count(couponUses, and(ofCode, eq(couponUses.mailbox, mailbox))),
  };
}

async function ordersOf(session: Session, mailbox: string): Promise<number> {
  const [row] = await session
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.mailbox, mailbox), ne(orders.status, "canceled")));
  return row?.orders ?? 0;
}

/**
 * Returns the coupon of a code if it applies to this cart. With `lock`, the coupon is locked until the transaction
 * ends, so that it is never used more often than allowed.
 */
export async function readCoupon(
  session: Session,
  code: string,
  { store, kinds, email, now }: CouponCase,
  lock: "read" | "lock" = "read",
): Promise<Result<Coupon, CouponRefusal>> {
  const query = session
    .select()
    .from(coupons)
    .where(eq(coupons.code, foldCode(code)));
  const [row] = await (lock === "lock" ? query.for("update") : query);
  const off = row && offOf(row, store);
  if (!off) return refuse("unknown");
  const shopper = email === null ? null : mailboxOf(email);
  const ordersOfShopper = row.isForFirstOrder && shopper !== null ? await ordersOf(session, shopper) : 0;
  const use = { now, storeCode: store.code, kinds, ordersOfShopper, ...(await usesOf(session, row, shopper)) };
  const coupon: Coupon = { ...row, off };
  const refusal = couponRefusal(coupon, use);
  return refusal ? refuse(refusal) : ok(coupon);
}

const codes: Readonly<Record<CouponRefusal, RefusalCode>> = {
  unknown: "COUPON_UNKNOWN",
  "not-yet": "COUPON_NOT_YET",
  expired: "COUPON_EXPIRED",
  "used-up": "COUPON_USED_UP",
  "not-first-order": "COUPON_FOR_FIRST_ORDER",
  "nothing-it-applies-to": "COUPON_APPLIES_TO_NOTHING",
};

/** There is one sentence for all of them (docs/specification/cart.md#cart-46); the code says which it is. */
export const couponRefused = (refusal: CouponRefusal) =>
  refused(codes[refusal], "You've entered an incorrect coupon code. Please try again.");

/** Letters and digits that cannot be confused with each other. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeLength = 10;

/** An unguessable code: 10 of 32 characters, 50 bits. */
const newCode = (prefix: string) =>
  `${prefix}-${Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("")}`;

const day = 24 * 60 * 60 * 1000;

interface Gift {
  readonly campaign: string;
  readonly prefix: string;
  readonly percent: number;
  readonly isForFirstOrder: boolean;
}

/** Returns a personal code for one order. The same mailbox always gets the same code, whatever form of address it uses. */
async function grant(session: Session, gift: Gift, email: string, now: Date): Promise<string> {
  const { campaign, prefix, percent, isForFirstOrder } = gift;
  const { personalCouponDays } = configuration.offer;
  const mailbox = mailboxOf(email);
  await session
    .insert(coupons)
    .values({
      code: newCode(prefix),
      percent,
      maxUses: 1,
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

/** The code for new accounts, 5 % of the first purchase (docs/specification/cart.md#cart-47). */
export const grantFirstPurchaseCoupon = (session: Session, email: string, now: Date): Promise<string> => {
  const percent = configuration.offer.registrationDiscount;
  return grant(session, { campaign: "first-purchase", prefix: "START", percent, isForFirstOrder: true }, email, now);
};

const countField = z.nullish(z.int().check(z.positive(), z.lte(1_000_000_000)));

/** A code of the shop's own: what it takes off, where, when and how often. */
export const couponBody = z.strictObject({
  code: z.string().check(z.regex(/^[\w-]{3,40}$/)),
  percent: z.number().check(z.positive(), z.lte(100)),
  kinds: z.nullish(z.array(z.enum(productKinds)).check(z.maxLength(10))),
  stores: z.nullish(z.array(z.string()).check(z.maxLength(10))),
  startsAt: z.nullish(z.iso.datetime()),
  endsAt: z.nullish(z.iso.datetime()),
  maxUses: countField,
  maxUsesPerCustomer: countField,
});

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

/** Writes a code, or changes the one of that name; uses of it stay counted. */
export async function writeCoupon(session: Session, body: z.output<typeof couponBody>, now: Date): Promise<string> {
  const code = foldCode(body.code);
  const said = {
    percent: body.percent,
    amounts: null,
    kinds: body.kinds ?? null,
    storeCodes: body.stores ?? null,
    startsAt: momentOf(body.startsAt),
    endsAt: momentOf(body.endsAt),
    maxUses: body.maxUses ?? null,
    maxUsesPerCustomer: body.maxUsesPerCustomer ?? null,
  };
  await session
    .insert(coupons)
    .values({ code, ...said, createdAt: now })
    .onConflictDoUpdate({ target: coupons.code, set: said });
  return code;
}
