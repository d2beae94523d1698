import { eq } from "drizzle-orm";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { orders } from "./tables/order.ts";
import { lockOrder, moveOrder } from "./moveOrder.ts";
import type { StoredOrder } from "./writeOrder.ts";

/**
 * An optician has looked at the prescriptions of an order: from now on its lenses may be made. `by` is who it was, for
 * the order's history. An order that is not held stays as it is.
 */
export async function releasePrescription(
  session: Session,
  orderId: number,
  by: string,
  now: Date,
): Promise<Result<StoredOrder, "no-such-order">> {
  const order = await lockOrder(session, orderId);
  if (!order) return refuse("no-such-order");
  if (order.heldAt === null) return ok(order);
  await session.update(orders).set({ heldAt: null }).where(eq(orders.id, orderId));
  await moveOrder(session, order, { status: order.status, comment: `prescription released by ${by}`, now });
  return ok({ ...order, heldAt: null });
}
