import { and, inArray } from "drizzle-orm";
import type { StoreView } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { isOneOf, readRows } from "../kernel/database/queries/readRows.ts";
import { priceHistory, prices, products, productTexts, variants } from "./tables/catalog.ts";
import type { ListedProduct, Listing } from "./listedProduct.ts";

/** A product with what of it has a price in a store view. */
export type Sold = Pick<ListedProduct, "product" | "text" | "listings">;

/** What a store view keeps of a variant is told apart by both. */
const keyOf = ({ variantId, storeCode }: { readonly variantId: number; readonly storeCode: string }) =>
  `${variantId} ${storeCode}`;

/**
 * Of some products what has a text in each of some store views, by its code, in the order of their ids. What store
 * views have in common is read once. What was asked before is there where a special price has to be measured by it.
 */
export async function readSold(
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
