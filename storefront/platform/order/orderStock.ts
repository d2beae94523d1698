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
  await addToStock(
    session,
    [...piecesOf(lines)].map(([variantId, pieces]) => [variantId, -pieces]),
  );
}

/** Returns the pieces that an order holds or would hold, in the sequence in which orders lock the stock. */
const piecesOfOrder = (session: Session, orderId: number) =>
  session
    .select({ variantId: variants.id, productId: products.id, quantity: orderItemParts.quantity })
    .from(orderItemParts)
    .innerJoin(orderItems, eq(orderItems.id, orderItemParts.orderItemId))
    .innerJoin(variants, eq(variants.sku, orderItemParts.sku))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(orderItems.orderId, orderId), orderItemParts.isStocked))
    .orderBy(variants.id);

/** Adds quantities to the stock, by the ids of variants. */
async function addToStock(session: Session, pieces: Iterable<readonly [variantId: number, quantity: number]>) {
  for (const [variantId, quantity] of pieces) {
    await session
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${quantity}` })
      .where(eq(stock.variantId, variantId));
  }
}

/** Returns the pieces of an order to the stock. Returns the ids of their products. */
export async function returnToStock(session: Session, orderId: number): Promise<readonly number[]> {
  const pieces = await piecesOfOrder(session, orderId);
  await addToStock(
    session,
    pieces.map(({ variantId, quantity }) => [variantId, quantity]),
  );
  return [...new Set(pieces.map(({ productId }) => productId))];
}

/**
 * Takes the pieces of a stored order from the stock. Returns the ids of their products; null, without taking any, if there
 * are not enough pieces.
 */
export async function takeLater(session: Session, orderId: number): Promise<readonly number[] | null> {
  const pieces = await piecesOfOrder(session, orderId);
  const needed = new Map<number, number>();
  for (const { variantId, quantity } of pieces) needed.set(variantId, (needed.get(variantId) ?? 0) + quantity);
  const rows = await session
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...needed.keys()]))
    .orderBy(asc(stock.variantId))
    .for("update");
  const available = new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
  if ([...needed].some(([variantId, quantity]) => (available.get(variantId) ?? 0) < quantity)) return null;
  await addToStock(
    session,
    [...needed].map(([variantId, quantity]) => [variantId, -quantity]),
  );
  return [...new Set(pieces.map(({ productId }) => productId))];
}
