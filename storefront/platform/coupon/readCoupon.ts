import { and, count, eq, ne } from "drizzle-orm";
import { type Coupon, type CouponOff, type CouponRefusal, couponRefusal, foldCode } from "#domain/coupon.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { coupons, couponUses } from "./tables/coupon.ts";
import { orders } from "../order/tables/order.ts";

/** What a code is to be used for. */
export interface CouponCase {
  readonly store: StoreView;
  readonly kinds: readonly (ProductKind | null)[];
  /** Null as long as nobody said who orders. */
  readonly email: string | null;
  readonly now: Date;
}

type Row = typeof coupons.$inferSelect;

/** Returns an address as codes of somebody's own are kept with it. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** Null where it takes nothing off, as an amount in a currency that it does not know. */
function offOf({ percent, amounts }: Row, { currency }: StoreView): CouponOff | null {
  if (percent !== null) return { kind: "percent", percent };
  const minor = amounts?.[currency];
  return minor === undefined ? null : { kind: "fixed", amount: { minor, currency } };
}

async function usesOf(session: Session, { code, mostUses, mostUsesEach }: Row, mailbox: string | null) {
  const ofCode = eq(couponUses.code, code);
  return {
    uses: mostUses === null ? 0 : await session.$count(couponUses, ofCode),
    usesOfShopper:
      mostUsesEach === null || mailbox === null
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
 * The coupon of a code, when it counts for this cart. With `lock` nobody else uses it before the transaction ends, so
 * that it is never used more often than it may be.
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
