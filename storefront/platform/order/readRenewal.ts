import { asc, eq } from "drizzle-orm";
import { readKind } from "#contract/catalog/product.ts";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";
import { refused } from "../kernel/http/refused.ts";

type Item = typeof orderItems.$inferSelect;

export interface Renewal {
  readonly order: StoredOrder;
  /** Its contact lenses. */
  readonly items: readonly Item[];
}

/**
 * One sentence for whatever is wrong (docs/specification/orders.md#order-35): nobody learns what he has guessed right.
 */
export const reorderRefused = () =>
  refused("REORDER_REFUSED", "Invalid phone number, order token, or the previous order has no lenses.");

/** The reason is told only to whoever has the token and knows the number. */
export const valuesErased = () =>
  refused("VALUES_ERASED", "The values of this order's lenses were erased, for it is too long ago.");

export const isLens = ({ attributes }: Pick<Item, "attributes">): boolean =>
  readKind(attributes["type"]) === "contact-lenses";

/** The lenses of an order; null where it has none. */
export async function readRenewal(session: Session, orderId: number): Promise<Renewal | null> {
  const [order] = await session.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const items = await session
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const lenses = items.filter(isLens);
  return lenses.length > 0 ? { order, items: lenses } : null;
}
