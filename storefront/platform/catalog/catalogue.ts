import type { StoreView } from "#domain/store/storeView.ts";
import type { Session } from "../database/database.ts";
import { type RateOf, readRates } from "../pricing/taxRates.ts";
import type { ListedProduct, ListedVariant } from "./listedProduct.ts";
import { type Attribute, readAttributes } from "./readAttributes.ts";
import { type ListedCategory, readCategories } from "./readCategories.ts";
import { readProducts } from "./readProducts.ts";

/** What one store view sells, in its language and currency. */
export interface CatalogueView {
  readonly store: StoreView;
  readonly products: readonly ListedProduct[];
  /** By the id of the variant. */
  readonly variants: ReadonlyMap<number, ListedVariant>;
  readonly attributes: readonly Attribute[];
  /** In the order of the tree. */
  readonly categories: readonly ListedCategory[];
  readonly rateOf: RateOf;
}

async function readView(session: Session, store: StoreView): Promise<CatalogueView> {
  const listed = await readProducts(session, store);
  const variants = listed.flatMap(({ product, text, listings }) =>
    listings.map(({ variant, price, history }) => [variant.id, { product, text, variant, price, history }] as const),
  );
  return {
    store,
    products: listed,
    variants: new Map(variants),
    attributes: await readAttributes(session, store.locale),
    categories: await readCategories(session, store.locale),
    rateOf: await readRates(session),
  };
}

export type Catalogue = (session: Session, store: StoreView) => Promise<CatalogueView>;

/**
 * The catalogue in memory: it changes only with a start, while every page and every cart asks for it. What changes by
 * the minute, prices by date and the stock, is not kept: prices are judged when they are asked for, stock is read.
 */
export function createCatalogue(): Catalogue {
  const views = new Map<string, CatalogueView>();
  return async (session, store) => {
    const known = views.get(store.code);
    if (known) return known;
    const view = await readView(session, store);
    views.set(store.code, view);
    return view;
  };
}
