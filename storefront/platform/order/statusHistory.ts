import { asc, eq, min } from "drizzle-orm";
import type { OrderStep } from "#domain/order/order.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderStatusHistory } from "./tables/order.ts";

/** Returns when an order first had each of its statuses, the first one first, without the staff's comments. */
export async function readSteps(session: Session, orderId: number): Promise<readonly OrderStep[]> {
  const rows = await session
    .select({ status: orderStatusHistory.status, at: min(orderStatusHistory.at) })
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, orderId))
    .groupBy(orderStatusHistory.status)
    .orderBy(asc(min(orderStatusHistory.id)));
  return rows.flatMap(({ status, at }) => (at ? [{ status, at }] : []));
}
