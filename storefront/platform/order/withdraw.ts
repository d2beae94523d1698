import { and, desc, eq, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "./tables/order.ts";
import { withdrawals } from "./tables/withdrawal.ts";
import { queueReceipt, type Receipt } from "../customer/receipt.ts";
import { languageOf } from "../kernel/language.ts";
import { withdrawalReceipt } from "./mails.ts";
import { moveOrder } from "./moveOrder.ts";

/** A statement of withdrawal whose form has been checked. */
export interface Withdrawal {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly reason: string | null;
  readonly locale: string;
  readonly receipt: Receipt;
}

/** Returns the order with this number and e-mail, or null if they do not belong together. */
export async function findWithdrawnOrder(
  session: Session,
  { orderNumber, email }: Pick<Withdrawal, "orderNumber" | "email">,
) {
  const [order] = await session
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber.padStart(9, "0")), eq(sql`lower(${orders.email})`, email.toLowerCase())));
  return order ?? null;
}

/** Whether a withdrawal from this order has been stated. */
export const hasWithdrawal = async (session: Session, orderId: number): Promise<boolean> =>
  (await session.$count(withdrawals, eq(withdrawals.orderId, orderId))) > 0;

/**
 * Stores a withdrawal from a contract, notes it in the order's history and queues a receipt. Any statement is accepted;
 * the staff decides whether it is justified. Returns the reference of the withdrawal.
 */
export async function withdraw(session: Session, { receipt, ...stated }: Withdrawal, now: Date): Promise<string> {
  const order = await findWithdrawnOrder(session, stated);
  const [written] = await session
    .insert(withdrawals)
    .values({ ...stated, orderId: order?.id ?? null, receivedAt: now })
    .returning({ id: withdrawals.id });
  if (!written) throw new Error("The withdrawal was not written.");
  const reference = `W-${String(written.id).padStart(6, "0")}`;
  if (order) await moveOrder(session, order, { status: order.status, comment: `withdrawal ${reference}`, now });
  const letter = withdrawalReceipt(
    { ...stated, reference, receivedAt: now, isKnown: order !== null },
    languageOf(stated.locale),
  );
  const mail = { key: `withdrawal:${written.id}`, kind: "withdrawal-receipt", recipient: stated.email };
  await queueReceipt(session, receipt, { ...mail, locale: stated.locale, letter }, now);
  return reference;
}

/** Returns statements of withdrawal, the newest first; `isKnown` is true when number and e-mail match an order. */
export async function listWithdrawals(session: Session, size: number) {
  const found = await session.select().from(withdrawals).orderBy(desc(withdrawals.id)).limit(size);
  return found.map(({ id, orderId, orderNumber, name, email, reason, receivedAt }) => ({
    reference: `W-${String(id).padStart(6, "0")}`,
    isKnown: orderId !== null,
    orderNumber,
    name,
    email,
    reason,
    receivedAt: receivedAt.toISOString(),
  }));
}
