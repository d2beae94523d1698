import { and, asc, eq } from "drizzle-orm";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database/database.ts";
import { categoryProducts, priceHistory, prices, products, productTexts, variants } from "../database/schema/index.ts";
import type { ListedProduct } from "./listedProduct.ts";

/** Everything that has a text and a price in a store view, in the order in which it came. */
export async function readProducts(session: Session, { code, locale }: StoreView): Promise<readonly ListedProduct[]> {
  const found = await session
    .select({ product: products, text: productTexts })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .orderBy(asc(products.id));
  const sold = await session
    .select({ variant: variants, price: prices })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.storeCode, code)))
    .orderBy(asc(variants.position));
  const changes = await session
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.storeCode, code))
    .orderBy(asc(priceHistory.validFrom), asc(priceHistory.id));
  const historyOf = Map.groupBy(changes, ({ variantId }) => variantId);
  const listingsOf = Map.groupBy(
    sold.map(({ variant, price }) => ({ variant, price, history: historyOf.get(variant.id) ?? [] })),
    ({ variant }) => variant.productId,
  );
  const placesOf = Map.groupBy(await session.select().from(categoryProducts), ({ productId }) => productId);
  return found.flatMap(({ product, text }) => {
    const listings = listingsOf.get(product.id);
    return listings ? [{ product, text, listings, places: placesOf.get(product.id) ?? [] }] : [];
  });
}
