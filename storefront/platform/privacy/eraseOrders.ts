import { and, asc, eq, exists, gt, inArray, isNotNull, lte, or } from "drizzle-orm";
import { claimsEnd } from "#domain/retention.ts";
import type { Database, Session } from "../kernel/database/database.ts";
import { prescriptionPhotos } from "../prescription/tables/photo.ts";
import { orderConsents, orderItems, orders, orderStatusHistory } from "../order/tables/order.ts";

/** How many orders are checked in one transaction. */
const batch = 200;

export interface OrdersDue {
  /** Orders that were placed later cannot be due. */
  readonly placedBefore: Date;
  readonly claimYears: number;
  readonly now: Date;
}

/** Reads the next orders that still have typed values, files or ticks and may be due. `after` is the last id of the previous batch. */
function candidates(session: Session, placedBefore: Date, after: number) {
  const values = session
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), isNotNull(orderItems.sealedOptions)));
  const ticks = session
    .select({ id: orderConsents.id })
    .from(orderConsents)
    .where(eq(orderConsents.orderId, orders.id));
  const photos = session
    .select({ id: prescriptionPhotos.id })
    .from(prescriptionPhotos)
    .where(eq(prescriptionPhotos.orderId, orders.id));
  const hasData = or(exists(values), exists(photos), exists(ticks));
  return session
    .select({ id: orders.id })
    .from(orders)
    .where(and(gt(orders.id, after), lte(orders.createdAt, placedBefore), hasData))
    .orderBy(asc(orders.id))
    .limit(batch);
}

/** Returns the orders whose claim period is over. */
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
 * Erases the values that were typed for orders whose claim period is over, the photos of prescriptions, and what was ticked before them. The orders, their
 * lines and amounts stay. Each line records when its values were erased.
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
        await session.delete(prescriptionPhotos).where(inArray(prescriptionPhotos.orderId, erased));
        await session.delete(orderConsents).where(inArray(orderConsents.orderId, erased));
      }
      return ids.at(-1);
    });
    if (last === undefined) return;
    after = last;
  }
}
