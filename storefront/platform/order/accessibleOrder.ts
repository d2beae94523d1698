import { eq } from "drizzle-orm";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import type { StatusLinks } from "./statusLinks.ts";
import { orders } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** The requester: the customer who ordered, or a caller with the hash of the order's link. */
export interface Requester {
  readonly caller: Caller;
  readonly hash: string | null;
}

/** Returns an order by its id; null if there is none. */
export async function findOrderById(session: Session, id: number): Promise<StoredOrder | null> {
  const [order] = await session.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Whether the account or the browser of the requester placed the order. */
export const isOwner = (order: StoredOrder, { caller }: Requester) =>
  canShowOrder(String(order.id), order, { ...caller, statusTokenOrderId: null });

/** Returns the order to callers who may see it. A wrong hash is refused as such; for others the order does not exist. */
export async function readAccessible(
  session: Session,
  links: StatusLinks,
  orderId: number,
  requester: Requester,
  unknown = "Could not fetch backend order details",
): Promise<Result<StoredOrder, Refused>> {
  const order = await findOrderById(session, orderId);
  if (requester.hash !== null) {
    return order && links.isHashOf(order, requester.hash) ? ok(order) : refused("HASH_INCORRECT", "Hash is incorrect");
  }
  return order && isOwner(order, requester) ? ok(order) : refused("ENOTFOUND", unknown);
}
