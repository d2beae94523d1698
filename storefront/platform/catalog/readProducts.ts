import { asc, eq } from "drizzle-orm";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/queries/readRows.ts";
import { products } from "./tables/catalog.ts";
import { categoryProducts } from "./tables/category.ts";
import { productLinks } from "./tables/productLink.ts";
import type { ListedProduct, ProductLink } from "./listedProduct.ts";
import { readParts } from "./readParts.ts";
import { readRatings } from "./readReviews.ts";
import { readSold } from "./readSold.ts";

/** The ids of all products, in the order in which they came. */
export async function readProductIds(session: Session): Promise<readonly number[]> {
  const rows = await session.select({ id: products.id }).from(products).orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

/** Of some products everything that has a text and a price in each store view, by its code, in the order of the ids. */
export async function readProducts(
  session: Session,
  stores: readonly StoreView[],
  ids: readonly number[],
): Promise<ReadonlyMap<string, readonly ListedProduct[]>> {
  const sold = await readSold(session, stores, ids);
  const places = await readRows(session, categoryProducts, isOneOf(categoryProducts.productId, ids), [
    categoryProducts.categoryId,
  ]);
  const placesOf = Map.groupBy(places, ({ productId }) => productId);
  const linksOf = await readLinks(session, ids);
  const partsOf = await readParts(session, stores, ids);
  const listed = new Map<string, readonly ListedProduct[]>();
  for (const store of stores) {
    const ratings = await readRatings(session, store.locale, ids);
    const own = (sold.get(store.code) ?? []).flatMap((each): ListedProduct[] => {
      const { id } = each.product;
      const made = partsOf(store, id);
      if (each.listings.length + made.parts.length === 0) return [];
      const rating = ratings.get(id) ?? null;
      return [{ ...each, ...made, rating, places: placesOf.get(id) ?? [], links: linksOf.get(id) ?? [] }];
    });
    listed.set(store.code, own);
  }
  return listed;
}

/** What else is shown with each of some products, by its id. */
async function readLinks(
  session: Session,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ProductLink[]>> {
  const rows = await session
    .select({
      productId: productLinks.productId,
      type: productLinks.linkType,
      linked: { sku: products.sku, typeId: products.typeId, status: products.status },
      position: productLinks.position,
    })
    .from(productLinks)
    .innerJoin(products, eq(products.id, productLinks.linkedProductId))
    .where(isOneOf(productLinks.productId, ids))
    .orderBy(asc(productLinks.linkType), asc(productLinks.position));
  const links = new Map<number, ProductLink[]>();
  for (const { productId, ...link } of rows) {
    const own = links.get(productId);
    if (own) own.push(link);
    else links.set(productId, [link]);
  }
  return links;
}
