import type { Session } from "../kernel/database/database.ts";
import { couponUses } from "../coupon/tables/coupon.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** Counts the coupon of an order, in the transaction that locked it and writes the order. */
export async function countCoupon(
  session: Session,
  { id, couponCode, mailbox }: StoredOrder,
  now: Date,
): Promise<void> {
  if (couponCode === null) return;
  await session.insert(couponUses).values({ orderId: id, code: couponCode, mailbox, at: now });
}
