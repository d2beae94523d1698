import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { orderItems, orders } from "../order/tables/order.ts";
import { openOptions, placeInOrder } from "../prescription/sealedOptions.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";

/** What a customer typed for the lines of their orders, such as the values of a prescription; of what was erased since, when. */
export async function ownPrescriptions(session: Session, fields: FieldCipher, customerId: number) {
  const items = await session
    .select({ order: orders.number, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(eq(orders.customerId, customerId), or(isNotNull(orderItems.sealedOptions), isNotNull(orderItems.erasedAt))),
    )
    .orderBy(asc(orderItems.id));
  return items.map(({ order, item }) => ({
    order,
    sku: item.sku,
    name: item.name,
    options: openOptions(fields, item, placeInOrder(item)),
    erased_at: item.erasedAt?.toISOString() ?? null,
  }));
}
