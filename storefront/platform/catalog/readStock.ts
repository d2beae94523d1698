import { inArray } from "drizzle-orm";
import type { Session } from "../database/database.ts";
import { stock } from "../database/schema/index.ts";
import { isForSale } from "./isForSale.ts";
import type { ListedProduct } from "./listedProduct.ts";

/** How many pieces are left of a variant. */
export type LeftOf = (variantId: number) => number;

export async function readStock(session: Session, variantIds: readonly number[] | "all"): Promise<LeftOf> {
  if (variantIds.length === 0) return () => 0;
  const all = session.select().from(stock);
  const rows = await (variantIds === "all" ? all : all.where(inArray(stock.variantId, [...variantIds])));
  const left = new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
  return (variantId) => left.get(variantId) ?? 0;
}

/** Of a product as many as of all its variants that are for sale. */
export const leftOfProduct = ({ product, listings }: ListedProduct, leftOf: LeftOf): number =>
  listings
    .filter(({ variant }) => isForSale({ product, variant }))
    .reduce((sum, { variant }) => sum + leftOf(variant.id), 0);
