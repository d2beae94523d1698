import { and, asc, eq, exists, gt, inArray, isNotNull, lte } from "drizzle-orm";
import { claimsEnd } from "#domain/retention.ts";
import type { Database, Session } from "../kernel/database/database.ts";
import { orderItems, orders, orderStatusHistory } from "../order/tables/order.ts";

/** Orders that are looked at in one transaction. */
const batch = 200;

export interface OrdersDue {
  /** Orders that were placed later cannot be due. */
  readonly placedBefore: Date;
  readonly claimYears: number;
  readonly now: Date;
}

/** The next orders that hold something typed and may be due. */
const candidates = (session: Session, placedBefore: Date, after: number) =>
  session
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        gt(orders.id, after),
        lte(orders.createdAt, placedBefore),
        exists(
          session
            .select({ id: orderItems.id })
            .from(orderItems)
            .where(and(eq(orderItems.orderId, orders.id), isNotNull(orderItems.sealedOptions))),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batch);

/** Those of them whose time for claims is over. */
async function dueOf(session: Session, ids: readonly number[], { claimYears, now }: OrdersDue): Promise<number[]> {
  const steps = await session
    .select()
    .from(orderStatusHistory)
    .where(inArray(orderStatusHistory.orderId, [...ids]));
  return ids.filter((id) => {
    const end = claimsEnd(
      steps.filter(({ orderId }) => orderId === id),
      claimYears,
    );
    return end !== null && end <= now;
  });
}

/**
 * Erases what was typed for orders whose time for claims is over: order, lines and amounts stay, and each line says
 * when its values went.
 */
export async function eraseOrders(database: Database, due: OrdersDue): Promise<void> {
  for (let after = 0; ;) {
    const last = await database.write(async (session) => {
      const ids = (await candidates(session, due.placedBefore, after)).map(({ id }) => id);
      const erased = ids.length > 0 ? await dueOf(session, ids, due) : [];
      if (erased.length > 0) {
        await session
          .update(orderItems)
          .set({ sealedOptions: null, erasedAt: due.now })
          .where(and(inArray(orderItems.orderId, erased), isNotNull(orderItems.sealedOptions)));
      }
      return ids.at(-1);
    });
    if (last === undefined) return;
    after = last;
  }
}
