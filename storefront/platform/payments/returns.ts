import { and, eq, ne, sum } from "drizzle-orm";
import type { Money } from "#domain/money/money.ts";
import type { Session } from "../database/database.ts";
import { type payments, refunds } from "../database/schema/index.ts";
import { lockOrder, moveOrder } from "../order/moveOrder.ts";

export type StoredPayment = typeof payments.$inferSelect;

/** What of a payment went back, or may have: minor units. */
export async function returnedOf(session: Session, { id }: Pick<StoredPayment, "id">): Promise<number> {
  const [row] = await session
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.status, "refused")));
  return Number(row?.total ?? 0);
}

/** Writes to the order that money went back; one of which nothing is left is refunded. The payment is locked. */
export async function tellOrderOfReturn(session: Session, payment: StoredPayment, comment: string, now: Date) {
  const order = await lockOrder(session, payment.orderId);
  if (!order) throw new Error("A payment has no order.");
  const isAll = (await returnedOf(session, payment)) >= payment.amount;
  await moveOrder(session, order, { status: isAll ? "refunded" : order.status, comment, now });
}

/**
 * Writes down what went back without us: a chargeback, or a refund by hand at the provider. `told` is all that went
 * back, ours included; true when that is more than was known. The payment is locked.
 */
export async function recordForeignReturn(
  session: Session,
  payment: StoredPayment,
  told: Money | "some",
  now: Date,
): Promise<boolean> {
  const known = await returnedOf(session, payment);
  // Who does not say how much tells of what we sent back, or else of all of it.
  const said = told === "some" ? known || payment.amount : told.minor;
  const total = Math.min(said, payment.amount);
  const amount = total - known;
  if (payment.status !== "paid" || amount <= 0) return false;
  const key = `${payment.id}:returned:${total}`;
  await session
    .insert(refunds)
    .values({ key, paymentId: payment.id, amount, status: "done", createdAt: now, updatedAt: now });
  await tellOrderOfReturn(session, payment, `${payment.provider}: money went back without us`, now);
  return true;
}
