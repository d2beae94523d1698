import { and, eq, inArray, sum } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { payments, refunds } from "../payment/tables/payment.ts";

/** Returns how much of a payment has been returned, or may have been, in minor units. */
export async function returnedOf(session: Session, { id }: Pick<typeof payments.$inferSelect, "id">): Promise<number> {
  const [row] = await session
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), inArray(refunds.status, ["asked", "done"])));
  return Number(row?.total ?? 0);
}

/** What was paid for an order, and what of it was returned, or may have been, in minor units. */
export interface OrderSums {
  readonly paid: number;
  readonly returned: number;
}

/** Returns the sums of all paid payments of an order: by mistake an order may be paid twice. */
export async function readOrderSums(session: Session, orderId: number): Promise<OrderSums> {
  const paid = await session
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid")));
  const returned = await Promise.all(paid.map((payment) => returnedOf(session, payment)));
  const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  return { paid: total(paid.map(({ amount }) => amount)), returned: total(returned) };
}

/** Whether all that was paid for an order has been returned. */
export async function isReturned(session: Session, orderId: number): Promise<boolean> {
  const { paid, returned } = await readOrderSums(session, orderId);
  return returned >= paid;
}
