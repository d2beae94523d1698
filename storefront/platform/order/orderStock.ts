import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { isLineForSale, piecesOf, stockedParts } from "../cart/bundleLine.ts";
import { type Line, skuOf } from "../cart/lines.ts";
import { products, stock, variants } from "../catalog/tables/catalog.ts";
import { orderItemParts, orderItems } from "./tables/order.ts";

/**
 * Locks the stock of an order, always in the same sequence to prevent deadlocks. Returns the skus of which there are not
 * enough pieces.
 */
export async function lockStock(session: Session, lines: readonly Line[]): Promise<readonly string[]> {
  const pieces = piecesOf(lines);
  const rows = await session
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...pieces.keys()]))
    .orderBy(asc(stock.variantId))
    .for("update");
  const available = new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
  const isMissing = (line: Line) =>
    !isLineForSale(line) ||
    stockedParts(line).some(
      ({ listed: { variant } }) => (available.get(variant.id) ?? 0) < (pieces.get(variant.id) ?? 0),
    );
  return [...new Set(lines.filter(isMissing).map(skuOf))];
}

/** Takes the pieces of an order from the stock, which is locked. */
export async function takeFromStock(session: Session, lines: readonly Line[]): Promise<void> {
  for (const [variantId, pieces] of piecesOf(lines)) {
    await session
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${pieces}` })
      .where(eq(stock.variantId, variantId));
  }
}

/** Returns the pieces of an order to the stock. Returns the ids of their products. */
export async function returnToStock(session: Session, orderId: number): Promise<readonly number[]> {
  const pieces = await session
    .select({ variantId: variants.id, productId: products.id, quantity: orderItemParts.quantity })
    .from(orderItemParts)
    .innerJoin(orderItems, eq(orderItems.id, orderItemParts.orderItemId))
    .innerJoin(variants, eq(variants.sku, orderItemParts.sku))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(orderItems.orderId, orderId), orderItemParts.isStocked))
    // Orders lock the stock in the same sequence, which prevents deadlocks.
    .orderBy(variants.id);
  for (const { variantId, quantity } of pieces) {
    await session
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${quantity}` })
      .where(eq(stock.variantId, variantId));
  }
  return [...new Set(pieces.map(({ productId }) => productId))];
}
