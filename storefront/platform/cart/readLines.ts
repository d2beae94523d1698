import { asc, eq } from "drizzle-orm";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { ListedVariant } from "../catalog/listedProduct.ts";
import type { Session } from "../kernel/database/database.ts";
import { cartItems } from "./tables/cart.ts";

export type CartItem = typeof cartItems.$inferSelect;

/** A line of a cart, with what the catalogue says of it. */
export interface Line {
  readonly item: CartItem;
  readonly listed: ListedVariant;
  /** The lenses that are made for it. */
  readonly lens: ListedVariant | null;
}

export const readItems = (session: Session, cartId: string): Promise<CartItem[]> =>
  session.select().from(cartItems).where(eq(cartItems.cartId, cartId)).orderBy(asc(cartItems.id));

/** The lines of a cart in the order in which they came. */
export async function readLines(session: Session, cartId: string, { goods }: CatalogueView): Promise<readonly Line[]> {
  const items = await readItems(session, cartId);
  const ids = items.flatMap(({ variantId, lensVariantId }) => [variantId, lensVariantId ?? variantId]);
  const variantIds = [...new Set(ids)];
  const variants = await goods.variants(session, variantIds);
  return items.flatMap((item) => {
    const listed = variants.get(item.variantId);
    const lens = item.lensVariantId === null ? null : variants.get(item.lensVariantId);
    return listed && lens !== undefined ? [{ item, listed, lens }] : [];
  });
}
