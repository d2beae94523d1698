import type { RouteParts } from "../kernel/platformParts.ts";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { Database, Session } from "../kernel/database/database.ts";
import { type RateOf, readRates } from "./taxes.ts";
import { createGoods, type Goods, groupGoods } from "./goods.ts";
import { type Attribute, readAttributes } from "./attributes.ts";
import { type ListedCategory, readCategories } from "./categories.ts";
import { eq } from "drizzle-orm";
import { isOneOf } from "../kernel/database/rows.ts";
import { variants } from "./tables/catalog.ts";
import { productParts } from "./tables/parts.ts";

/** Dependencies of routes and jobs that read products. */
export interface CatalogParts extends RouteParts {
  readonly catalogue: Catalogue;
  /** Whether customer groups have their own prices. */
  readonly priceTiers: boolean;
}

/** The catalogue of one store view, in its language and currency. */
export interface CatalogueView {
  readonly store: StoreView;
  readonly attributes: readonly Attribute[];
  /** In depth-first order of the tree. */
  readonly categories: readonly ListedCategory[];
  readonly rateOf: RateOf;
  readonly goods: Goods;
}

async function readView(session: Session, store: StoreView): Promise<CatalogueView> {
  return {
    store,
    attributes: await readAttributes(session, store.locale),
    categories: await readCategories(session, store.locale),
    rateOf: await readRates(session),
    goods: createGoods(store),
  };
}

/** Returns the catalogue of a store view. */
export interface Catalogue {
  /** `groupId` is the customer's group; null or omitted for regular prices. */
  (session: Session, store: StoreView, groupId?: number | null): Promise<CatalogueView>;
  /** Clears the cache after attributes, categories or taxes may have changed. */
  readonly forget: () => void;
}

export interface CatalogueRules {
  /** Whether customer groups have their own prices (docs/specification/prices.md#price-10). */
  readonly priceTiers: boolean;
}

/**
 * Creates a catalogue that reads each store view once. Stock is never cached, and which price applies is determined when it
 * is needed, since both change by the minute.
 */
export function createCatalogue({ priceTiers }: CatalogueRules = configuration.pricing): Catalogue {
  const views = new Map<string, CatalogueView>();
  async function viewOf(session: Session, store: StoreView, groupId: number | null = null): Promise<CatalogueView> {
    const view = views.get(store.code) ?? (await readView(session, store));
    views.set(store.code, view);
    if (!priceTiers || groupId === null) return view;
    return { ...view, goods: groupGoods(view.goods, { storeCode: store.code, groupId }) };
  }
  return Object.assign(viewOf, { forget: () => views.clear() });
}

/** Returns the ids of these products and of the sets that contain them. */
export async function withContainingSets(session: Session, productIds: readonly number[]): Promise<readonly number[]> {
  if (productIds.length === 0) return [];
  const rows = await session
    .select({ id: productParts.productId })
    .from(productParts)
    .innerJoin(variants, eq(variants.id, productParts.variantId))
    .where(isOneOf(variants.productId, productIds))
    .groupBy(productParts.productId);
  return [...new Set([...productIds, ...rows.map(({ id }) => id)])];
}

/**
 * Removes changed products, and the sets that contain them, from the caches of all store views. Sets are removed even if
 * they were read without the product.
 */
export const clearCachedProducts = (
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  productIds: readonly number[],
): Promise<void> =>
  database.read(async (session) => {
    const ids = new Set(await withContainingSets(session, productIds));
    for (const store of configuration.storeViews) {
      if (store.enabled) (await catalogue(session, store)).goods.forget(ids);
    }
  });
