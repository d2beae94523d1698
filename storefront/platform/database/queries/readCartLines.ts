import { and, asc, eq } from "drizzle-orm";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database.ts";
import { cartItems, prices, products, productTexts, stock, variants } from "../schema/index.ts";

/** The lines of a cart with what is known of each now, in the order in which they came. */
export async function readCartLines(session: Session, cartId: string, { code, locale }: StoreView) {
  return session
    .select({
      item: cartItems,
      variant: variants,
      product: products,
      text: productTexts,
      price: prices,
      quantityLeft: stock.quantity,
    })
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.storeCode, code)))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
}

export type StoredLine = Awaited<ReturnType<typeof readCartLines>>[number];

/** Whether a line's variant is still in the catalogue. */
export const isForSale = ({ product, variant }: Pick<StoredLine, "product" | "variant">) =>
  product.status < 2 && variant.status < 2;
