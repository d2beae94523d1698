import { and, desc, eq, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "./tables/order.ts";
import { withdrawals } from "./tables/withdrawal.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import { withdrawalReceipt } from "./mails.ts";
import { moveOrder } from "./moveOrder.ts";

/** What somebody states; checked as to its form. */
export interface Withdrawal {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly reason: string | null;
  readonly locale: string;
  /** Whether a mail confirms it; it is taken and answered in any case. */
  readonly isConfirmed: boolean;
}

/** The order that is meant, as far as number and e-mail say the same. */
export async function orderMeant(session: Session, { orderNumber, email }: Pick<Withdrawal, "orderNumber" | "email">) {
  const [order] = await session
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber.padStart(9, "0")), eq(sql`lower(${orders.email})`, email.toLowerCase())));
  return order ?? null;
}

/** Whether somebody has stated a withdrawal from an order already. */
export const wasWithdrawn = async (session: Session, orderId: number): Promise<boolean> =>
  (await session.$count(withdrawals, eq(withdrawals.orderId, orderId))) > 0;

/**
 * Takes a withdrawal from a contract, whatever it says, and confirms it by mail at once; whether it is right, people
 * decide. The order's history holds it.
 */
export async function withdraw(session: Session, { isConfirmed, ...stated }: Withdrawal, now: Date): Promise<string> {
  const order = await orderMeant(session, stated);
  const [written] = await session
    .insert(withdrawals)
    .values({ ...stated, orderId: order?.id ?? null, receivedAt: now })
    .returning({ id: withdrawals.id });
  if (!written) throw new Error("A withdrawal was not written.");
  const reference = `W-${String(written.id).padStart(6, "0")}`;
  if (order) await moveOrder(session, order, { status: order.status, comment: `withdrawal ${reference}`, now });
  if (!isConfirmed) return reference;
  const letter = withdrawalReceipt(
    { ...stated, reference, receivedAt: now, isKnown: order !== null },
    languageOf(stated.locale),
  );
  const mail = { key: `withdrawal:${written.id}`, kind: "withdrawal-receipt", recipient: stated.email };
  await queueMail(session, { ...mail, locale: stated.locale, letter }, now);
  return reference;
}

/** Statements of withdrawal, the newest first; `isKnown` says whether number and e-mail are an order's. */
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
