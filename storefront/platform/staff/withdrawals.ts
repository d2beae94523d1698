import { desc } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { withdrawals } from "../order/tables/withdrawal.ts";

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
