import { and, asc, eq, inArray } from "drizzle-orm";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database.ts";
import { priceHistory, prices, products, productTexts, stock, variants } from "../schema/index.ts";

/** A product as one store view sells it. */
export interface StoredProduct {
  readonly product: typeof products.$inferSelect;
  readonly text: typeof productTexts.$inferSelect;
  /** At least one: what has no price here is not sold here. */
  readonly variants: readonly StoredVariant[];
}

export interface StoredVariant {
  readonly variant: typeof variants.$inferSelect;
  readonly price: typeof prices.$inferSelect;
  readonly history: readonly (typeof priceHistory.$inferSelect)[];
  readonly quantity: number;
}

/** Reads the products with these ids, in their order. */
export async function readProducts(
  session: Session,
  ids: readonly number[],
  { code, locale }: StoreView,
): Promise<readonly StoredProduct[]> {
  if (ids.length === 0) return [];
  const found = await session
    .select({ product: products, text: productTexts })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .where(inArray(products.id, [...ids]));
  const sold = await readVariants(session, ids, code);
  return found
    .map(({ product, text }) => ({
      product,
      text,
      variants: sold.filter(({ variant }) => variant.productId === product.id),
    }))
    .filter((product) => product.variants.length > 0)
    .toSorted((a, b) => ids.indexOf(a.product.id) - ids.indexOf(b.product.id));
}

async function readVariants(
  session: Session,
  productIds: readonly number[],
  storeCode: string,
): Promise<readonly StoredVariant[]> {
  const rows = await session
    .select({ variant: variants, price: prices, quantity: stock.quantity })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.storeCode, storeCode)))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.position));
  const reduced = rows.filter(({ price }) => price.specialAmount !== null).map(({ variant }) => variant.id);
  const changes =
    reduced.length === 0
      ? []
      : await session
          .select()
          .from(priceHistory)
          .where(and(inArray(priceHistory.variantId, reduced), eq(priceHistory.storeCode, storeCode)))
          .orderBy(asc(priceHistory.validFrom), asc(priceHistory.id));
  return rows.map(({ variant, price, quantity }) => ({
    variant,
    price,
    history: changes.filter(({ variantId }) => variantId === variant.id),
    quantity: quantity ?? 0,
  }));
}
