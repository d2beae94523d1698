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

/** What routes and jobs are given that read products. */
export interface CatalogParts extends RouteParts {
  readonly catalogue: Catalogue;
  /** Whether groups of customers have prices of their own. */
  readonly priceTiers: boolean;
}

/** What one store view says of all that it sells, in its language and currency. */
export interface CatalogueView {
  readonly store: StoreView;
  readonly attributes: readonly Attribute[];
  /** In the order of the tree. */
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

/** `groupId` is the customer's, null or left out for everybody. */
export interface Catalogue {
  (session: Session, store: StoreView, groupId?: number | null): Promise<CatalogueView>;
  /** To be called when attributes, categories or taxes may have changed: the next call reads them again. */
  readonly forget: () => void;
}

export interface CatalogueRules {
  /** Groups of customers have prices of their own (docs/specification/prices.md#price-10). */
  readonly priceTiers: boolean;
}

/**
 * The catalogue of each store view, read once. What changes by the minute, prices by date and the stock, is not kept:
 * prices are judged when they are asked for, stock is read.
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

/** These products, and what they are part of. */
export async function withWholes(session: Session, productIds: readonly number[]): Promise<readonly number[]> {
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
 * What the catalogue has at hand of products is older than what was written; what they are part of too, also where it
 * was read without them.
 */
export const forgetGoods = (
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  productIds: readonly number[],
): Promise<void> =>
  database.read(async (session) => {
    const ids = new Set(await withWholes(session, productIds));
    for (const store of configuration.storeViews) {
      if (store.enabled) (await catalogue(session, store)).goods.forget(ids);
    }
  });
