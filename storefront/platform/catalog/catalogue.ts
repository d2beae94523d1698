import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { type RateOf, readRates } from "./taxRates.ts";
import { createGoods, type Goods } from "./goods.ts";
import { groupGoods } from "./groupGoods.ts";
import { type Attribute, readAttributes } from "./readAttributes.ts";
import { type ListedCategory, readCategories } from "./readCategories.ts";

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
