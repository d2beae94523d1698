import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import type { Line } from "../cart/lines.ts";
import { isForSale } from "../catalog/listedProduct.ts";
import { stock } from "../catalog/tables/catalog.ts";

/** Pieces by variant: several lines may take from one pile. */
export function piecesOf(lines: readonly Line[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { item } of lines) pieces.set(item.variantId, (pieces.get(item.variantId) ?? 0) + item.quantity);
  return pieces;
}

/** Locks the piles of an order, always in the same sequence, and names the skus of which there is not enough. */
export async function lockStock(session: Session, lines: readonly Line[]): Promise<readonly string[]> {
  const pieces = piecesOf(lines);
  const piles = await session
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...pieces.keys()]))
    .orderBy(asc(stock.variantId))
    .for("update");
  const left = new Map(piles.map(({ variantId, quantity }) => [variantId, quantity]));
  const isShort = (line: Line) =>
    !isForSale(line.listed) || (left.get(line.item.variantId) ?? 0) < (pieces.get(line.item.variantId) ?? 0);
  return [...new Set(lines.filter(isShort).map(({ listed }) => listed.variant.sku))];
}

export async function takeFromStock(session: Session, lines: readonly Line[]): Promise<void> {
  for (const [variantId, pieces] of piecesOf(lines)) {
    await session
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${pieces}` })
      .where(eq(stock.variantId, variantId));
  }
}
