import { eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf } from "../kernel/database/queries/readRows.ts";
import { variants } from "./tables/catalog.ts";
import { productParts } from "./tables/parts.ts";

/** These products, and what they are part of. */
export async function withWholes(session: Session, productIds: readonly number[]): Promise<readonly number[]> {
  if (productIds.length === 0) return [];
  const rows = await session
    .select({ id: productParts.productId })
    .from(productParts)
    .innerJoin(variants, eq(variants.id, productParts.variantId))
    .where(isOneOf(variants.productId, productIds))
    .groupBy(productParts.productId);
  return [...new Set([...productIds, ...rows.map(({ id }) => id)])];
}
