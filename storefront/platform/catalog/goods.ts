import { and, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/rows.ts";
import { groupPrices, products, variants } from "./tables/catalog.ts";
import type { ListedPart, ListedProduct, ListedVariant, Listing } from "./listedProduct.ts";
import { readProducts } from "./readProducts.ts";

/** The products that one store view sells. Recently used products are cached, others are read on demand. */
export interface Goods {
  /** Returns products by their ids. Those not sold in the store view are left out. */
  readonly byId: (session: Session, ids: readonly number[]) => Promise<ReadonlyMap<number, ListedProduct>>;
  /** Returns variants by their ids. */
  readonly variantsById: (session: Session, ids: readonly number[]) => Promise<ReadonlyMap<number, ListedVariant>>;
  /** Returns the products that have one of these skus, or a variant with one of them, by product id. */
  readonly bySku: (session: Session, skus: readonly string[]) => Promise<ReadonlyMap<number, ListedProduct>>;
  /** Caches a product that was read elsewhere, if there is room. */
  readonly prime: (listed: ListedProduct) => void;
  /** Removes products from the cache after they or their parts have changed. */
  readonly forget: (ids: ReadonlySet<number>) => void;
}

/** Number of products in the cache. The catalogues of most shops fit into it. */
const maxCached = 2000;

const distinct = (ids: readonly (number | undefined)[]) => [...new Set(ids)].filter((id) => id !== undefined);

/** Creates the goods of a store view with a cache of at most `max` products. */
export function createGoods(store: StoreView, max = maxCached): Goods {
  const productIdOf = { sku: new Map<string, number>(), variant: new Map<number, number>() };
  const skusOf = ({ product, listings }: ListedProduct) => [product.sku, ...listings.map(({ variant }) => variant.sku)];
  const cache = new LRUCache<number, ListedProduct>({
    max,
    noDisposeOnSet: true,
    dispose(removed) {
      for (const sku of skusOf(removed)) productIdOf.sku.delete(sku);
      for (const { variant } of removed.listings) productIdOf.variant.delete(variant.id);
    },
  });

  function addToCache(listed: ListedProduct): void {
    cache.set(listed.product.id, listed);
    for (const sku of skusOf(listed)) productIdOf.sku.set(sku, listed.product.id);
    for (const { variant } of listed.listings) productIdOf.variant.set(variant.id, listed.product.id);
  }

  async function read(session: Session, ids: readonly number[]) {
    const found = new Map<number, ListedProduct>();
    for (const id of ids) {
      const listed = cache.get(id);
      if (listed) found.set(id, listed);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const listed of (await readProducts(session, [store], missing)).get(store.code) ?? []) {
      addToCache(listed);
      found.set(listed.product.id, listed);
    }
    return found;
  }

  return {
    prime: (listed) => cache.size < cache.max && addToCache(listed),
    byId: read,
    forget(ids) {
      for (const id of ids) cache.delete(id);
    },
    async variantsById(session, ids) {
      const missing = ids.filter((id) => !productIdOf.variant.has(id));
      const rows = missing.length > 0 ? await readRows(session, variants, isOneOf(variants.id, missing)) : [];
      const cachedIds = ids.map((id) => productIdOf.variant.get(id));
      const sold = await read(session, distinct([...cachedIds, ...rows.map(({ productId }) => productId)]));
      const all = [...sold.values()].flatMap(({ product, text, listings }) =>
        listings.map((listing) => [listing.variant.id, { product, text, ...listing }] as const),
      );
      const requested = new Set(ids);
      return new Map(all.filter(([id]) => requested.has(id)));
    },
    async bySku(session, skus) {
      const missing = skus.filter((sku) => !productIdOf.sku.has(sku));
      const cachedIds = skus.map((sku) => productIdOf.sku.get(sku));
      if (missing.length === 0) return read(session, distinct(cachedIds));
      const productRows = await readRows(session, products, inArray(products.sku, missing));
      const variantRows = await readRows(session, variants, inArray(variants.sku, missing));
      const ids = [...productRows.map(({ id }) => id), ...variantRows.map(({ productId }) => productId)];
      return read(session, distinct([...cachedIds, ...ids]));
    },
  };
}

export interface GroupInStore {
  readonly storeCode: string;
  readonly groupId: number;
}

/** Returns the group's price of a variant, in minor units; undefined if it has none. */
type AmountOf = (variantId: number) => number | undefined;

async function readAmounts(
  session: Session,
  { storeCode, groupId }: GroupInStore,
  variantIds: readonly number[],
): Promise<AmountOf> {
  if (variantIds.length === 0) return () => undefined;
  const isOfGroup = and(eq(groupPrices.customerGroupId, groupId), eq(groupPrices.storeCode, storeCode));
  const rows = await readRows(session, groupPrices, and(isOfGroup, isOneOf(groupPrices.variantId, variantIds)));
  const amounts = new Map(rows.map(({ variantId, amount }) => [variantId, amount]));
  return (variantId) => amounts.get(variantId);
}

function withGroupAmount<Priced extends Listing>(listing: Priced, amountOf: AmountOf): Priced {
  const groupAmount = amountOf(listing.variant.id);
  return groupAmount === undefined ? listing : { ...listing, price: { ...listing.price, groupAmount } };
}

const partWithGroupAmount = ({ part, listed }: ListedPart, amountOf: AmountOf): ListedPart => ({
  part,
  listed: withGroupAmount(listed, amountOf),
});

/**
 * Returns the goods of a store view with the prices of a customer group, where it has any
 * (docs/specification/prices.md#price-10).
 */
export function groupGoods(goods: Goods, group: GroupInStore): Goods {
  async function withAmounts(session: Session, listed: ReadonlyMap<number, ListedProduct>) {
    const variantIds = [...listed.values()].flatMap(({ listings, parts }) =>
      [...listings, ...parts.map((part) => part.listed)].map(({ variant }) => variant.id),
    );
    const amountOf = await readAmounts(session, group, [...new Set(variantIds)]);
    return new Map(
      [...listed].map(([id, { listings, parts, ...rest }]): [number, ListedProduct] => [
        id,
        {
          ...rest,
          listings: listings.map((listing) => withGroupAmount(listing, amountOf)),
          parts: parts.map((part) => partWithGroupAmount(part, amountOf)),
        },
      ]),
    );
  }
  return {
    ...goods,
    byId: async (session, ids) => withAmounts(session, await goods.byId(session, ids)),
    bySku: async (session, skus) => withAmounts(session, await goods.bySku(session, skus)),
    variantsById: async (session, ids) => {
      const found = await goods.variantsById(session, ids);
      const amountOf = await readAmounts(session, group, [...found.keys()]);
      return new Map(
        [...found].map(([id, listed]): [number, ListedVariant] => [id, withGroupAmount(listed, amountOf)]),
      );
    },
  };
}
