import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import { formatDecimal } from "#domain/decimal.ts";
import type { Currency, Money } from "#domain/money.ts";
import { failedRefunds, type ProviderRefund } from "#domain/payment/failedRefunds.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderStatusHistory } from "../order/tables/order.ts";
import { refunds } from "./tables/payment.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { localeOf } from "../order/changeStatus.ts";
import { queueCorrectionMail } from "../order/correctionMail.ts";
import { lockOrder, moveOrder } from "../order/moveOrder.ts";
import { isReturned, returnedOf } from "../order/orderSums.ts";
import type { StoredPayment } from "./storedPayment.ts";

/** Returns an amount as the history of an order states it: "10.50 PLN". */
export const amountText = (minor: number, currency: Currency): string =>
  `${formatDecimal({ minor, currency })} ${currency}`;

/** What a returned amount needs besides its payment. */
export interface ReturnSetting {
  /** Makes the links in mails. */
  readonly settings: Pick<PlatformSettings, "origin" | "secret">;
  readonly now: Date;
}

/**
 * Records on the order that money was returned, and mails the correction of its invoice; an order becomes refunded when all
 * that was paid for it is returned. The payment is locked.
 */
export async function recordReturnOnOrder(
  session: Session,
  payment: StoredPayment,
  comment: string,
  { settings, now }: ReturnSetting,
): Promise<void> {
  const order = await lockOrder(session, payment.orderId);
  if (!order) throw new Error("A payment has no order.");
  const status = (await isReturned(session, order.id)) ? "refunded" : order.status;
  await moveOrder(session, order, { status, comment, now });
  await queueCorrectionMail(session, { ...order, status }, { settings, locale: localeOf(order), now });
}

const hasFailed = async (session: Session, { id }: StoredPayment): Promise<boolean> =>
  (await session.$count(refunds, and(eq(refunds.paymentId, id), eq(refunds.status, "failed")))) > 0;

/** Returns the status that an order had before it was refunded. */
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
 * Reverses refunds that the provider reports as failed: the amount can be refunded again, the order's history tells the
 * staff so, and an order that the refund had made refunded gets its former status. The payment is locked. A repeated
 * report changes nothing.
 */
export async function reverseFailedRefunds(
  session: Session,
  payment: StoredPayment,
  reported: readonly ProviderRefund[],
  now: Date,
): Promise<void> {
  const rows = await session
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), inArray(refunds.status, ["done", "failed"])))
    .orderBy(asc(refunds.createdAt), asc(refunds.key));
  const booked = rows.map(({ status, ...row }) => ({ ...row, status: status === "failed" ? status : "done" }) as const);
  const failed = new Set(failedRefunds(booked, reported));
  if (failed.size === 0) return;
  const order = await lockOrder(session, payment.orderId);
  if (!order) throw new Error("A payment has no order.");
  const wasInFull = await isReturned(session, order.id);
  await session
    .update(refunds)
    .set({ status: "failed", updatedAt: now })
    .where(inArray(refunds.key, [...failed]));
  const before = wasInFull && order.status === "refunded" ? await statusBefore(session, order.id) : null;
  const minor = rows.filter(({ key }) => failed.has(key)).reduce((total, { amount }) => total + amount, 0);
  const amount = amountText(minor, payment.currency);
  const comment = `${payment.provider}: the refund of ${amount} failed; refund it again`;
  await moveOrder(session, order, { status: before ?? order.status, comment, now });
}

/**
 * Records money that was returned without us: a chargeback, or a refund by hand at the provider. `reported` is the sum of
 * all returns, ours included. Returns true when that is more than was recorded. The payment is locked.
 */
export async function recordExternalReturn(
  session: Session,
  payment: StoredPayment,
  reported: Money | "some",
  setting: ReturnSetting,
): Promise<boolean> {
  const { now } = setting;
  const known = await returnedOf(session, payment);
  // A report without an amount means our own refunds, also failed ones; without any, it means the whole payment.
  const isOurs = known > 0 || (await hasFailed(session, payment));
  const returned = reported !== "some" ? reported.minor : isOurs ? known : payment.amount;
  const total = Math.min(returned, payment.amount);
  const amount = total - known;
  if (payment.status !== "paid" || amount <= 0) return false;
  const key = `${payment.id}:returned:${total}`;
  await session
    .insert(refunds)
    .values({ key, paymentId: payment.id, amount, status: "done", createdAt: now, updatedAt: now })
    // The same amount had been returned before, and that refund failed.
    .onConflictDoUpdate({ target: refunds.key, set: { amount, status: "done", updatedAt: now } });
  const returnedText = amountText(amount, payment.currency);
  const comment = `${payment.provider}: ${returnedText} returned without a refund by the shop`;
  await recordReturnOnOrder(session, payment, comment, setting);
  return true;
}
