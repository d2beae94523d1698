import { and, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/rows.ts";
import { groupPrices, products, variants } from "./tables/catalog.ts";
import type { ListedPart, ListedProduct, ListedVariant, Listing } from "./listedProduct.ts";
import { readProducts } from "./readProducts.ts";

/** What one store view sells. It is not held as a whole: recently used products are cached, others are read on demand. */
export interface Goods {
  /** By their ids; what is not sold here is left out. */
  readonly products: (session: Session, ids: readonly number[]) => Promise<ReadonlyMap<number, ListedProduct>>;
  /** By the ids of the variants. */
  readonly variants: (session: Session, ids: readonly number[]) => Promise<ReadonlyMap<number, ListedVariant>>;
  /** What skus of products and of variants stand for: the products, by their ids. */
  readonly named: (session: Session, skus: readonly string[]) => Promise<ReadonlyMap<number, ListedProduct>>;
  /** Caches a product that another call has read, unless it has changed meanwhile. */
  readonly prime: (listed: ListedProduct) => void;
  /** To be called when products, or what they are made of, are others than they were: they are read anew. */
  readonly forget: (ids: ReadonlySet<number>) => void;
}

/** More than the shop's own catalogue has: of a usual one all of it is kept. */
const mostKept = 2000;

const distinct = (ids: readonly (number | undefined)[]) => [...new Set(ids)].filter((id) => id !== undefined);

export function createGoods(store: StoreView, most = mostKept): Goods {
  const productIdOf = { sku: new Map<string, number>(), variant: new Map<number, number>() };
  const skusOf = ({ product, listings }: ListedProduct) => [product.sku, ...listings.map(({ variant }) => variant.sku)];
  const kept = new LRUCache<number, ListedProduct>({
    max: most,
    noDisposeOnSet: true,
    dispose(gone) {
      for (const sku of skusOf(gone)) productIdOf.sku.delete(sku);
      for (const { variant } of gone.listings) productIdOf.variant.delete(variant.id);
    },
  });

  function keep(listed: ListedProduct): void {
    kept.set(listed.product.id, listed);
    for (const sku of skusOf(listed)) productIdOf.sku.set(sku, listed.product.id);
    for (const { variant } of listed.listings) productIdOf.variant.set(variant.id, listed.product.id);
  }

  async function read(session: Session, ids: readonly number[]) {
    const found = new Map<number, ListedProduct>();
    for (const id of ids) {
      const listed = kept.get(id);
      if (listed) found.set(id, listed);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const listed of (await readProducts(session, [store], missing)).get(store.code) ?? []) {
      keep(listed);
      found.set(listed.product.id, listed);
    }
    return found;
  }

  return {
    prime: (listed) => kept.size < kept.max && keep(listed),
    products: read,
    forget(ids) {
      for (const id of ids) kept.delete(id);
    },
    async variants(session, ids) {
      const missing = ids.filter((id) => !productIdOf.variant.has(id));
      const rows = missing.length > 0 ? await readRows(session, variants, isOneOf(variants.id, missing)) : [];
      const known = ids.map((id) => productIdOf.variant.get(id));
      const sold = await read(session, distinct([...known, ...rows.map(({ productId }) => productId)]));
      const all = [...sold.values()].flatMap(({ product, text, listings }) =>
        listings.map((listing) => [listing.variant.id, { product, text, ...listing }] as const),
      );
      const wanted = new Set(ids);
      return new Map(all.filter(([id]) => wanted.has(id)));
    },
    async named(session, skus) {
      const missing = skus.filter((sku) => !productIdOf.sku.has(sku));
      const known = skus.map((sku) => productIdOf.sku.get(sku));
      if (missing.length === 0) return read(session, distinct(known));
      const whole = await readRows(session, products, inArray(products.sku, missing));
      const parts = await readRows(session, variants, inArray(variants.sku, missing));
      const ids = [...whole.map(({ id }) => id), ...parts.map(({ productId }) => productId)];
      return read(session, distinct([...known, ...ids]));
    },
  };
}

export interface GroupInStore {
  readonly storeCode: string;
  readonly groupId: number;
}

/** What a group pays for a variant; undefined where it pays what everybody does. */
type AmountOf = (variantId: number) => number | undefined;

async function readAmounts(
  session: Session,
  { storeCode, groupId }: GroupInStore,
  variantIds: readonly number[],
): Promise<AmountOf> {
  if (variantIds.length === 0) return () => undefined;
  const ofGroup = and(eq(groupPrices.customerGroupId, groupId), eq(groupPrices.storeCode, storeCode));
  const rows = await readRows(session, groupPrices, and(ofGroup, isOneOf(groupPrices.variantId, variantIds)));
  const amounts = new Map(rows.map(({ variantId, amount }) => [variantId, amount]));
  return (variantId) => amounts.get(variantId);
}

function priced<Priced extends Listing>(listing: Priced, amountOf: AmountOf): Priced {
  const groupAmount = amountOf(listing.variant.id);
  return groupAmount === undefined ? listing : { ...listing, price: { ...listing.price, groupAmount } };
}

const pricedPart = ({ part, listed }: ListedPart, amountOf: AmountOf): ListedPart => ({
  part,
  listed: priced(listed, amountOf),
});

/**
 * What a store view sells, as customers of a group see it: with their prices, where they have any
 * (docs/specification/prices.md#price-10).
 */
export function groupGoods(goods: Goods, group: GroupInStore): Goods {
  async function ofGroup(session: Session, listed: ReadonlyMap<number, ListedProduct>) {
    const variantIds = [...listed.values()].flatMap(({ listings, parts }) =>
      [...listings, ...parts.map((part) => part.listed)].map(({ variant }) => variant.id),
    );
    const amountOf = await readAmounts(session, group, [...new Set(variantIds)]);
    return new Map(
      [...listed].map(([id, { listings, parts, ...rest }]): [number, ListedProduct] => [
        id,
        {
          ...rest,
          listings: listings.map((listing) => priced(listing, amountOf)),
          parts: parts.map((part) => pricedPart(part, amountOf)),
        },
      ]),
    );
  }
  return {
    ...goods,
    products: async (session, ids) => ofGroup(session, await goods.products(session, ids)),
    named: async (session, skus) => ofGroup(session, await goods.named(session, skus)),
    variants: async (session, ids) => {
      const found = await goods.variants(session, ids);
      const amountOf = await readAmounts(session, group, [...found.keys()]);
      return new Map([...found].map(([id, listed]): [number, ListedVariant] => [id, priced(listed, amountOf)]));
    },
  };
}
