import { and, asc, desc, eq, inArray, ne, sum } from "drizzle-orm";
import { formatDecimal } from "#domain/decimal.ts";
import type { Money } from "#domain/money.ts";
import { failedRefunds, type KnownRefund } from "#domain/payment/failedRefunds.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderStatusHistory } from "../order/tables/order.ts";
import { type payments, refunds } from "./tables/payment.ts";
import { lockOrder, moveOrder } from "../order/moveOrder.ts";

export type StoredPayment = typeof payments.$inferSelect;

/** What of a payment went back, or may have: minor units. */
export async function returnedOf(session: Session, { id }: Pick<StoredPayment, "id">): Promise<number> {
  const [row] = await session
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), inArray(refunds.status, ["asked", "done"])));
  return Number(row?.total ?? 0);
}

/** Writes to the order that money went back; one of which nothing is left is refunded. The payment is locked. */
export async function tellOrderOfReturn(session: Session, payment: StoredPayment, comment: string, now: Date) {
  const order = await lockOrder(session, payment.orderId);
  if (!order) throw new Error("A payment has no order.");
  const isAll = (await returnedOf(session, payment)) >= payment.amount;
  await moveOrder(session, order, { status: isAll ? "refunded" : order.status, comment, now });
}

const hasFailed = async (session: Session, { id }: StoredPayment): Promise<boolean> =>
  (await session.$count(refunds, and(eq(refunds.paymentId, id), eq(refunds.status, "failed")))) > 0;

/** What an order was before it was refunded. */
async function statusBefore(session: Session, orderId: number) {
  const [before] = await session
    .select({ status: orderStatusHistory.status })
    .from(orderStatusHistory)
    .where(and(eq(orderStatusHistory.orderId, orderId), ne(orderStatusHistory.status, "refunded")))
    .orderBy(desc(orderStatusHistory.id))
    .limit(1);
  return before?.status ?? null;
}

/**
 * Takes back what counts as given back and of which the provider says that it failed: as much can be given back again,
 * the order's history says so to the staff, and an order that was refunded by it is what it was before. The payment is
 * locked. Told again, it changes nothing.
 */
export async function takeBackFailed(
  session: Session,
  payment: StoredPayment,
  told: readonly KnownRefund[],
  now: Date,
): Promise<void> {
  const rows = await session
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), inArray(refunds.status, ["done", "failed"])))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
  const booked = rows.map(({ status, ...row }) => ({ ...row, status: status === "failed" ? status : "done" }) as const);
  const failed = new Set(failedRefunds(booked, told));
  if (failed.size === 0) return;
  const order = await lockOrder(session, payment.orderId);
  if (!order) throw new Error("A payment has no order.");
  const wasAll = (await returnedOf(session, payment)) >= payment.amount;
  await session
    .update(refunds)
    .set({ status: "failed", updatedAt: now })
    .where(inArray(refunds.key, [...failed]));
  const before = wasAll && order.status === "refunded" ? await statusBefore(session, order.id) : null;
  const minor = rows.filter(({ key }) => failed.has(key)).reduce((total, { amount }) => total + amount, 0);
  const amount = `${formatDecimal({ minor, currency: payment.currency })} ${payment.currency}`;
  const comment = `${payment.provider}: the refund of ${amount} failed, the money is still here: give it back anew`;
  await moveOrder(session, order, { status: before ?? order.status, comment, now });
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
  // Who does not say how much tells of what we sent back, be it that it failed since, or else of all of it.
  const isOurs = known > 0 || (await hasFailed(session, payment));
  const said = told !== "some" ? told.minor : isOurs ? known : payment.amount;
  const total = Math.min(said, payment.amount);
  const amount = total - known;
  if (payment.status !== "paid" || amount <= 0) return false;
  const key = `${payment.id}:returned:${total}`;
  await session
    .insert(refunds)
    .values({ key, paymentId: payment.id, amount, status: "done", createdAt: now, updatedAt: now })
    // As much went back before, and failed.
    .onConflictDoUpdate({ target: refunds.key, set: { amount, status: "done", updatedAt: now } });
  await tellOrderOfReturn(session, payment, `${payment.provider}: money went back without us`, now);
  return true;
}
