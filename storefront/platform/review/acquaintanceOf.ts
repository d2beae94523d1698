import { and, eq, inArray } from "drizzle-orm";
import type { Acquaintance } from "#domain/product/review.ts";
import type { Session } from "../kernel/database/database.ts";
import { products } from "../catalog/tables/catalog.ts";
import { orderItems, orders } from "../order/tables/order.ts";
import { reviews } from "./tables/review.ts";

/** What a customer has had to do with a product. */
export async function acquaintanceOf(session: Session, customerId: number, productId: number): Promise<Acquaintance> {
  const [bought] = await session
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.sku, orderItems.parentSku))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, ["shipped", "completed"]),
        eq(products.id, productId),
      ),
    )
    .limit(1);
  const [written] = await session
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)));
  return { hasBought: bought !== undefined, hasReviewed: written !== undefined };
}
