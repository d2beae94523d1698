import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/rows.ts";
import { priceHistory, prices, products, productTexts, variants } from "./tables/catalog.ts";
import type { ListedPart, ListedProduct, Listing, ProductLink } from "./listedProduct.ts";
import { bundleOptions, productParts } from "./tables/parts.ts";
import { categoryProducts } from "./tables/category.ts";
import { productLinks } from "./tables/productLink.ts";
import { removedPages } from "../content/tables/removedPage.ts";
import { readRatings } from "./readReviews.ts";

/** A product with those of its variants that have a price in a store view. */
export type SoldProduct = Pick<ListedProduct, "product" | "text" | "listings">;

/** Returns a map key for the data of a variant in a store view. */
const keyOf = ({ variantId, storeCode }: { readonly variantId: number; readonly storeCode: string }) =>
  `${variantId} ${storeCode}`;

/** The condition that the staff has not removed a product for good. */
const isNotRemoved = (session: Session) =>
  notInArray(
    products.sku,
    session.select({ code: removedPages.code }).from(removedPages).where(eq(removedPages.kind, "product")),
  );

/**
 * Reads products for several store views: by store code, and in the order of product ids. A product is included if it has a
 * text in the store view's language and was not removed for good. Price history is read only for variants with a special
 * price.
 */
async function readSoldProducts(
  session: Session,
  stores: readonly StoreView[],
  ids: readonly number[],
): Promise<ReadonlyMap<string, readonly SoldProduct[]>> {
  const locales = stores.map(({ locale }) => locale);
  const isKept = and(isOneOf(products.id, ids), isNotRemoved(session));
  const found = await readRows(session, products, isKept, [products.id]);
  const isInLocales = and(isOneOf(productTexts.productId, ids), inArray(productTexts.locale, locales));
  const texts = await readRows(session, productTexts, isInLocales);
  const variantRows = await readRows(session, variants, isOneOf(variants.productId, ids), [variants.position]);
  const codes = stores.map(({ code }) => code);
  const isInStores = (table: typeof prices | typeof priceHistory, variantIds: readonly number[]) =>
    and(isOneOf(table.variantId, variantIds), inArray(table.storeCode, codes));
  const variantIds = variantRows.map(({ id }) => id);
  const priceRows = await readRows(session, prices, isInStores(prices, variantIds));
  const reduced = priceRows.filter(({ specialAmount }) => specialAmount !== null).map(({ variantId }) => variantId);
  const order = [priceHistory.validFrom, priceHistory.id];
  const changes =
    reduced.length > 0 ? await readRows(session, priceHistory, isInStores(priceHistory, reduced), order) : [];

  const priceOf = new Map(priceRows.map((price) => [keyOf(price), price]));
  const historyOf = Map.groupBy(changes, keyOf);
  const textOf = new Map(texts.map((text) => [`${text.productId} ${text.locale}`, text]));
  const variantsOf = Map.groupBy(variantRows, ({ productId }) => productId);
  const soldIn = ({ code, locale }: StoreView) =>
    found.flatMap((product): SoldProduct[] => {
      const text = textOf.get(`${product.id} ${locale}`);
      if (!text) return [];
      const listings = (variantsOf.get(product.id) ?? []).flatMap((variant): Listing[] => {
        const key = keyOf({ variantId: variant.id, storeCode: code });
        const price = priceOf.get(key);
        return price ? [{ variant, price, history: historyOf.get(key) ?? [] }] : [];
      });
      return [{ product, text, listings }];
    });
  return new Map(stores.map((store) => [store.code, soldIn(store)]));
}

type Parts = Pick<ListedProduct, "parts" | "options">;

/** Returns the parts and options of a bundle or group in a store view; empty lists for other products. */
export type PartsOf = (store: StoreView, productId: number) => Parts;

async function readParts(session: Session, stores: readonly StoreView[], ids: readonly number[]): Promise<PartsOf> {
  const rows = await readRows(session, productParts, isOneOf(productParts.productId, ids), [productParts.position]);
  if (rows.length === 0) return () => ({ parts: [], options: [] });
  const variantIds = rows.map(({ variantId }) => variantId);
  const variantRows = await readRows(session, variants, isOneOf(variants.id, variantIds));
  const sold = await readSoldProducts(session, stores, [...new Set(variantRows.map(({ productId }) => productId))]);
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

/** Returns the ids of all products that were not removed, ascending. */
export async function readProductIds(session: Session): Promise<readonly number[]> {
  const rows = await session
    .select({ id: products.id })
    .from(products)
    .where(isNotRemoved(session))
    .orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

/**
 * Reads products for several store views: by store code, and in the order of product ids. A product is included if it has a
 * text and a price in the store view. Data that store views share is read once.
 */
export async function readProducts(
  session: Session,
  stores: readonly StoreView[],
  ids: readonly number[],
): Promise<ReadonlyMap<string, readonly ListedProduct[]>> {
  const sold = await readSoldProducts(session, stores, ids);
  const places = await readRows(session, categoryProducts, isOneOf(categoryProducts.productId, ids), [
    categoryProducts.categoryId,
  ]);
  const placesOf = Map.groupBy(places, ({ productId }) => productId);
  const linksOf = await readLinks(session, ids);
  const partsOf = await readParts(session, stores, ids);
  const listed = new Map<string, readonly ListedProduct[]>();
  for (const store of stores) {
    const ratings = await readRatings(session, store.locale, ids);
    const listedInStore = (sold.get(store.code) ?? []).flatMap((each): ListedProduct[] => {
      const { id } = each.product;
      const contents = partsOf(store, id);
      if (each.listings.length + contents.parts.length === 0) return [];
      const rating = ratings.get(id) ?? null;
      return [{ ...each, ...contents, rating, places: placesOf.get(id) ?? [], links: linksOf.get(id) ?? [] }];
    });
    listed.set(store.code, listedInStore);
  }
  return listed;
}

/** Returns the linked products of each product, by product id. */
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
    const existing = links.get(productId);
    if (existing) existing.push(link);
    else links.set(productId, [link]);
  }
  return links;
}
