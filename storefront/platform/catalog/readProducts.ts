import { and, asc, eq, inArray } from "drizzle-orm";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/rows.ts";
import { priceHistory, prices, products, productTexts, variants } from "./tables/catalog.ts";
import type { ListedPart, ListedProduct, Listing, ProductLink } from "./listedProduct.ts";
import { bundleOptions, productParts } from "./tables/parts.ts";
import { categoryProducts } from "./tables/category.ts";
import { productLinks } from "./tables/productLink.ts";
import { readRatings } from "./readReviews.ts";

/** A product with what of it has a price in a store view. */
export type Sold = Pick<ListedProduct, "product" | "text" | "listings">;

/** The key of what a store view holds about a variant: both ids. */
const keyOf = ({ variantId, storeCode }: { readonly variantId: number; readonly storeCode: string }) =>
  `${variantId} ${storeCode}`;

/**
 * Of some products what has a text in each of some store views, by its code, in the order of their ids. What store
 * views have in common is read once. What was asked before is there where a special price has to be measured by it.
 */
async function readSold(
  session: Session,
  stores: readonly StoreView[],
  ids: readonly number[],
): Promise<ReadonlyMap<string, readonly Sold[]>> {
  const locales = stores.map(({ locale }) => locale);
  const found = await readRows(session, products, isOneOf(products.id, ids), [products.id]);
  const ofLocales = and(isOneOf(productTexts.productId, ids), inArray(productTexts.locale, locales));
  const texts = await readRows(session, productTexts, ofLocales);
  const made = await readRows(session, variants, isOneOf(variants.productId, ids), [variants.position]);
  const codes = stores.map(({ code }) => code);
  const ofStores = (table: typeof prices | typeof priceHistory, variantIds: readonly number[]) =>
    and(isOneOf(table.variantId, variantIds), inArray(table.storeCode, codes));
  const variantIds = made.map(({ id }) => id);
  const asked = await readRows(session, prices, ofStores(prices, variantIds));
  const reduced = asked.filter(({ specialAmount }) => specialAmount !== null).map(({ variantId }) => variantId);
  const order = [priceHistory.validFrom, priceHistory.id];
  const changes =
    reduced.length > 0 ? await readRows(session, priceHistory, ofStores(priceHistory, reduced), order) : [];

  const priceOf = new Map(asked.map((price) => [keyOf(price), price]));
  const historyOf = Map.groupBy(changes, keyOf);
  const textOf = new Map(texts.map((text) => [`${text.productId} ${text.locale}`, text]));
  const madeOf = Map.groupBy(made, ({ productId }) => productId);
  const soldIn = ({ code, locale }: StoreView) =>
    found.flatMap((product): Sold[] => {
      const text = textOf.get(`${product.id} ${locale}`);
      if (!text) return [];
      const listings = (madeOf.get(product.id) ?? []).flatMap((variant): Listing[] => {
        const key = keyOf({ variantId: variant.id, storeCode: code });
        const price = priceOf.get(key);
        return price ? [{ variant, price, history: historyOf.get(key) ?? [] }] : [];
      });
      return [{ product, text, listings }];
    });
  return new Map(stores.map((store) => [store.code, soldIn(store)]));
}

type Parts = Pick<ListedProduct, "parts" | "options">;

/** What bundles and groups among some products are made of in a store view, by the id of the product; nothing for all others. */
export type PartsOf = (store: StoreView, productId: number) => Parts;

async function readParts(session: Session, stores: readonly StoreView[], ids: readonly number[]): Promise<PartsOf> {
  const rows = await readRows(session, productParts, isOneOf(productParts.productId, ids), [productParts.position]);
  if (rows.length === 0) return () => ({ parts: [], options: [] });
  const variantIds = rows.map(({ variantId }) => variantId);
  const made = await readRows(session, variants, isOneOf(variants.id, variantIds));
  const sold = await readSold(session, stores, [...new Set(made.map(({ productId }) => productId))]);
  const options = await readRows(session, bundleOptions, isOneOf(bundleOptions.productId, ids), [
    bundleOptions.position,
  ]);
  const optionsOf = Map.groupBy(options, ({ productId }) => productId);
  const partsIn = new Map(
    stores.map(({ code }) => {
      const variantOf = new Map(
        (sold.get(code) ?? []).flatMap(({ product, text, listings }) =>
          listings.map((listing) => [listing.variant.id, { product, text, ...listing }] as const),
        ),
      );
      const parts = rows.flatMap((part): ListedPart[] => {
        const listed = variantOf.get(part.variantId);
        return listed ? [{ part, listed }] : [];
      });
      return [code, Map.groupBy(parts, ({ part }) => part.productId)] as const;
    }),
  );
  return ({ code }, productId) => ({
    parts: partsIn.get(code)?.get(productId) ?? [],
    options: optionsOf.get(productId) ?? [],
  });
}

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
