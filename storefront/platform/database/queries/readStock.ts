import { and, eq, or, sql } from "drizzle-orm";
import type { WireStock } from "#contract/stock.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import type { Session } from "../database.ts";
import { products, stock, variants } from "../schema/index.ts";

/** How many of a sku are left, of a product with variants all together; null for a sku that is not for sale. */
export async function readStock(session: Session, sku: string): Promise<WireStock | null> {
  const isMeant = or(eq(variants.sku, sku), eq(products.sku, sku));
  const rows = await session
    .select({
      productId: products.id,
      productSku: products.sku,
      variantId: variants.id,
      quantity: sql<number>`coalesce(${stock.quantity}, 0)`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(and(isMeant, eq(products.status, 1), eq(variants.status, 1)));
  const [first] = rows;
  if (!first) return null;
  const id = first.productSku === sku ? first.productId : first.variantId;
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  return {
    item_id: id,
    product_id: id,
    qty: quantity,
    is_in_stock: quantity > 0,
    manage_stock: true,
    min_sale_qty: 1,
    max_sale_qty: maximumQuantity,
  };
}
