import { and, asc, eq } from "drizzle-orm";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database/database.ts";
import {
  categoryProducts,
  priceHistory,
  prices,
  productLinks,
  products,
  productTexts,
  variants,
} from "../database/schema/index.ts";
import { readParts } from "./readParts.ts";
import { readRatings } from "./readReviews.ts";
import type { ListedProduct, ProductLink } from "./listedProduct.ts";

/** Everything that has a text and a price in a store view, in the order in which it came. */
export async function readProducts(session: Session, { code, locale }: StoreView): Promise<readonly ListedProduct[]> {
  const found = await session
    .select({ product: products, text: productTexts })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .orderBy(asc(products.id));
  const priced = await session
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
    priced.map(({ variant, price }) => ({ variant, price, history: historyOf.get(variant.id) ?? [] })),
    ({ variant }) => variant.productId,
  );
  const placesOf = Map.groupBy(await session.select().from(categoryProducts), ({ productId }) => productId);
  const ratings = await readRatings(session, locale);
  const linksOf = await readLinks(session, new Map(found.map(({ product }) => [product.id, product])));
  const sold = found.map(({ product, text }) => ({ product, text, listings: listingsOf.get(product.id) ?? [] }));
  const partsOf = await readParts(session, sold);
  return sold.flatMap(({ product, text, listings }) => {
    const { parts, options } = partsOf(product.id);
    if (listings.length + parts.length === 0) return [];
    const places = placesOf.get(product.id) ?? [];
    const rating = ratings.get(product.id) ?? null;
    return [{ product, text, listings, parts, options, places, rating, links: linksOf.get(product.id) ?? [] }];
  });
}

type StoredProduct = ListedProduct["product"];

/** What else is shown with each product, by its id. */
async function readLinks(
  session: Session,
  known: ReadonlyMap<number, StoredProduct>,
): Promise<ReadonlyMap<number, readonly ProductLink[]>> {
  const rows = await session
    .select()
    .from(productLinks)
    .orderBy(asc(productLinks.linkType), asc(productLinks.position));
  const links = new Map<number, ProductLink[]>();
  for (const { productId, linkType, linkedProductId, position } of rows) {
    const linked = known.get(linkedProductId);
    if (!linked) continue;
    const own = links.get(productId);
    const link = { type: linkType, linked, position };
    if (own) own.push(link);
    else links.set(productId, [link]);
  }
  return links;
}
