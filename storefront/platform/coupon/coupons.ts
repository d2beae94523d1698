import { and, count, eq, gt, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import {
  type Coupon,
  type CouponDiscount,
  type CouponRefusal,
  couponRefusal,
  normalizeCouponCode,
} from "#domain/coupon.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { type ProductKind, productKinds } from "#domain/product/product.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { coupons, couponUses } from "./tables/coupon.ts";
import { orders } from "../order/tables/order.ts";
import type { RefusalCode } from "#contract/wire/refusal.ts";
import { refused } from "../kernel/http/refused.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { randomInt } from "node:crypto";
import { configuration } from "#configuration/index.ts";
import * as z from "zod/mini";

/** The cart that a coupon is applied to. */
export interface CouponContext {
  readonly store: StoreView;
  /** The kinds of the products in the cart. */
  readonly kinds: readonly (ProductKind | null)[];
  /** Null until the shopper has given an e-mail address. */
  readonly email: string | null;
  readonly now: Date;
}

/** The beginning of the campaign of each gift for a year of lenses, before the id of its subscription. */
const giftCampaign = "annual-gift:";

type Row = typeof coupons.$inferSelect;

/** Returns an address in the form in which personal coupons store it. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** Returns the discount of a coupon in a store view; null if it has no amount in the store view's currency. */
function discountOf({ percent, amounts, campaign }: Row, { currency }: StoreView): CouponDiscount | null {
  if (percent !== null && campaign?.startsWith(giftCampaign)) return { kind: "gift", free: "sunglasses", percent };
  if (percent !== null) return { kind: "percent", percent };
  const minor = amounts?.[currency];
  return minor === undefined ? null : { kind: "fixed", amount: { minor, currency } };
}

/** Counts the uses of a coupon, as far as it limits them. */
async function countUses(session: Session, { code, maxUses, maxUsesPerCustomer }: Row, mailbox: string | null) {
  const ofCode = eq(couponUses.code, code);
  return {
    uses: maxUses === null ? 0 : await session.$count(couponUses, ofCode),
    usesOfShopper:
      maxUsesPerCustomer === null || mailbox === null
        ? 0
        : await session.$count(couponUses, and(ofCode, eq(couponUses.mailbox, mailbox))),
  };
}

/** Counts the orders of a mailbox that were not cancelled. */
async function countOrders(session: Session, mailbox: string): Promise<number> {
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
  { store, kinds, email, now }: CouponContext,
  lock: "read" | "lock" = "read",
): Promise<Result<Coupon, CouponRefusal>> {
  const query = session
    .select()
    .from(coupons)
    .where(eq(coupons.code, normalizeCouponCode(code)));
  const [row] = await (lock === "lock" ? query.for("update") : query);
  const off = row && discountOf(row, store);
  if (!off) return refuse("unknown");
  const mailbox = email === null ? null : mailboxOf(email);
  const ordersOfShopper = row.isForFirstOrder && mailbox !== null ? await countOrders(session, mailbox) : 0;
  const use = { now, storeCode: store.code, kinds, ordersOfShopper, ...(await countUses(session, row, mailbox)) };
  const coupon: Coupon = { ...row, off };
  const refusal = couponRefusal(coupon, use);
  return refusal ? refuse(refusal) : ok(coupon);
}

const refusalCodes: Readonly<Record<CouponRefusal, RefusalCode>> = {
  unknown: "COUPON_UNKNOWN",
  "not-yet": "COUPON_NOT_YET",
  expired: "COUPON_EXPIRED",
  "used-up": "COUPON_USED_UP",
  "not-first-order": "COUPON_FOR_FIRST_ORDER",
  "nothing-it-applies-to": "COUPON_APPLIES_TO_NOTHING",
};

/** Returns a refusal with the code of the reason. The sentence is the same for all (docs/specification/cart.md#cart-46). */
export const couponRefused = (refusal: CouponRefusal) =>
  refused(refusalCodes[refusal], "You've entered an incorrect coupon code. Please try again.");

/** Letters and digits that are not easily confused. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeLength = 10;

/** Returns an unguessable code: 10 of 32 characters, 50 bits. */
const newCode = (prefix: string) =>
  `${prefix}-${Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

const day = 24 * 60 * 60 * 1000;

interface PersonalCoupon {
  readonly campaign: string;
  readonly prefix: string;
  readonly percent: number;
  readonly isForFirstOrder: boolean;
  /** Kinds of products that it applies to; left out for all. */
  readonly kinds?: readonly ProductKind[];
  /** The store view in which it is valid; left out for all. */
  readonly storeCode?: string;
}

/** Returns a personal code for one order. The same mailbox always gets the same code, whatever form of address it uses. */
async function grantPersonalCoupon(
  session: Session,
  coupon: PersonalCoupon,
  email: string,
  now: Date,
): Promise<string> {
  const { campaign, prefix, percent, isForFirstOrder, kinds = null, storeCode } = coupon;
  const { personalCouponDays } = configuration.offer;
  const mailbox = mailboxOf(email);
  const ofMailbox = and(eq(coupons.campaign, campaign), inArray(coupons.mailbox, [mailbox, digest(mailbox)]));
  const read = () => session.select({ code: coupons.code }).from(coupons).where(ofMailbox);
  const [earlier] = await read();
  if (earlier) return earlier.code;
  await session
    .insert(coupons)
    .values({
      code: newCode(prefix),
      percent,
      kinds,
      storeCodes: storeCode === undefined ? null : [storeCode],
      maxUses: 1,
      isForFirstOrder,
      campaign,
      email: foldEmail(email),
      mailbox,
      endsAt: new Date(now.getTime() + personalCouponDays * day),
      createdAt: now,
    })
    .onConflictDoNothing({ target: [coupons.campaign, coupons.mailbox] });
  const [granted] = await read();
  if (!granted) throw new Error("The granted coupon was not found after its insert.");
  return granted.code;
}

/**
 * Returns the coupon code that new newsletter subscribers get (docs/specification/cart.md#cart-47). Call it only once the
 * address has been confirmed.
 */
export const grantNewsletterCoupon = (session: Session, email: string, now: Date): Promise<string> => {
  const percent = configuration.offer.newsletterDiscount;
  return grantPersonalCoupon(
    session,
    { campaign: "newsletter", prefix: "NEWS", percent, isForFirstOrder: false },
    email,
    now,
  );
};

/** Returns the coupon code that new accounts get for their first order (docs/specification/cart.md#cart-47). */
export const grantFirstPurchaseCoupon = (session: Session, email: string, now: Date): Promise<string> => {
  const percent = configuration.offer.registrationDiscount;
  return grantPersonalCoupon(
    session,
    { campaign: "first-purchase", prefix: "START", percent, isForFirstOrder: true },
    email,
    now,
  );
};

/** A subscription that brings a gift. */
interface GivingSubscription {
  readonly id: number;
  readonly storeCode: string;
}

/**
 * Returns the code for the gift of a subscription whose year is complete: a pair of sunglasses, or a discount on a pair of
 * glasses (docs/specification/subscriptions.md#subscription-9).
 */
export const grantAnnualGift = (
  session: Session,
  { id, storeCode }: GivingSubscription,
  email: string,
  now: Date,
): Promise<string> => {
  const percent = configuration.offer.annualSubscription.glassesDiscount;
  const kinds = ["sunglasses", "prescription-glasses", "reading-glasses", "spectacle-lenses"] as const;
  const campaign = giftCampaign + id;
  return grantPersonalCoupon(
    session,
    { campaign, prefix: "ROK", percent, isForFirstOrder: false, kinds, storeCode },
    email,
    now,
  );
};

/** How many coupons lose their recipient at once. */
const batch = 500;

/**
 * Erases the recipients of coupons, of up to `batch` of them. A digest of the mailbox is left, so that the same mailbox
 * does not get a second coupon. Returns whether there may be more.
 */
export async function forgetRecipients(session: Session, which: SQL): Promise<boolean> {
  const found = await session
    .select({ code: coupons.code, mailbox: coupons.mailbox })
    .from(coupons)
    .where(and(isNotNull(coupons.email), which))
    .limit(batch);
  for (const { code, mailbox } of found) {
    const left = mailbox === null ? null : digest(mailbox);
    await session.update(coupons).set({ email: null, mailbox: left }).where(eq(coupons.code, code));
  }
  return found.length === batch;
}

/** Returns the days for which a personal coupon can still be used, with the one that has begun; null for none. */
export async function daysLeft(session: Session, code: string, now: Date): Promise<number | null> {
  const [found] = await session
    .select({ endsAt: coupons.endsAt })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.code, coupons.code))
    .where(and(eq(coupons.code, code), gt(coupons.endsAt, now), isNull(couponUses.code)));
  return found?.endsAt ? Math.ceil((found.endsAt.getTime() - now.getTime()) / day) : null;
}

/** Returns the code of a subscription's gift and the end of its validity; null when it was not granted or is used up. */
export async function readAnnualGift(session: Session, subscriptionId: number, now: Date) {
  const [gift] = await session
    .select({ code: coupons.code, endsAt: coupons.endsAt })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.code, coupons.code))
    .where(and(eq(coupons.campaign, giftCampaign + subscriptionId), gt(coupons.endsAt, now), isNull(couponUses.code)));
  return gift ?? null;
}

const countField = z.nullish(z.int().check(z.positive(), z.lte(1_000_000_000)));

/** The body of the staff's call that creates or changes a coupon. */
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

/** Creates a coupon or changes the one with the same code, whose uses remain counted. Returns the normalized code. */
export async function writeCoupon(session: Session, body: z.output<typeof couponBody>, now: Date): Promise<string> {
  const code = normalizeCouponCode(body.code);
  const values = {
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
    .values({ code, ...values, createdAt: now })
    .onConflictDoUpdate({ target: coupons.code, set: values });
  return code;
}
