import { filters } from "#configuration/filters.ts";
import { search } from "#configuration/search.ts";
import { filterField } from "#contract/catalog/listBody.ts";
import { setImmediate } from "node:timers/promises";
import type { StoreView } from "#domain/store.ts";
import type { Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import { type ListedProduct, nextPriceChange } from "../catalog/listedProduct.ts";
import { readProductIds, readProducts } from "../catalog/readProducts.ts";
import { type LeftOf, readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { Database, Session } from "../kernel/database/database.ts";
import { type Column, sharedColumn } from "./engine/column.ts";
import { createCollector } from "./engine/layOut.ts";
import { searchedDocument } from "./productDocument.ts";

/** What every list is narrowed by, put in order by or looked up by. */
const always = [
  "id",
  "sku",
  "configurable_children.sku",
  "status",
  "visibility",
  "stock.is_in_stock",
  "category_ids",
  "newProduct",
  "bestseller",
  "promoteOnHomePage",
  "promotion",
  "final_price_incl_tax",
  "updated_at",
  "created_at",
  "position",
];

/** The fields by which the shop searches its products: their columns are there when it starts. */
export const searchedBy: readonly string[] = [
  ...new Set([...always, ...Object.keys(search.attributeBoosts), ...filters.facets.map(filterField)]),
];

/** The fields of all products of a store view that every search needs in memory. */
export interface Searched {
  readonly view: CatalogueView;
  /** Of all products, ascending. */
  readonly ids: readonly number[];
  readonly columns: ReadonlyMap<string, Column>;
  /** By the ids of the products that will have another price: when the next one begins. */
  readonly changes: Map<number, Date>;
}

/** Products that are read at a time: so many are in memory. */
const batch = 1000;

const leftOfAll = (session: Session, listed: readonly ListedProduct[]): Promise<LeftOf> =>
  readStock(session, [...new Set(listed.flatMap(variantIdsOf))]);

function collecting(view: CatalogueView, size: number) {
  const collectors = searchedBy.map((field) => [field, createCollector(field, size)] as const);
  const ids: number[] = [];
  const changes = new Map<number, Date>();
  return {
    add(listed: ListedProduct, leftOf: LeftOf, now: Date) {
      const { id } = listed.product;
      const document = searchedDocument(listed, view, { leftOf, now });
      for (const [, collector] of collectors) collector.add(document);
      ids.push(id);
      view.goods.prime(listed);
      const change = nextPriceChange(listed, now);
      if (change) changes.set(id, change);
    },
    searched: (alike: ReadonlyMap<string, Column> | undefined): Searched => {
      const columns = collectors.map(
        ([field, { layOut }]) => [field, sharedColumn(layOut(), alike?.get(field))] as const,
      );
      return { view, ids, columns: new Map(columns), changes };
    },
  };
}

/** Goes once through the catalogue for all store views; no more of it stays than what is searched by. */
export async function readSearched(
  database: Database,
  catalogue: Catalogue,
  stores: readonly StoreView[],
  now: Date,
): Promise<ReadonlyMap<string, Searched>> {
  const all = await database.read(readProductIds);
  const views = await database.read(async (session) => {
    const read: CatalogueView[] = [];
    for (const store of stores) read.push(await catalogue(session, store));
    return read;
  });
  const collectors = views.map((view) => [view.store.code, collecting(view, all.length)] as const);
  for (let start = 0; start < all.length; start += batch) {
    await setImmediate();
    await database.read(async (session) => {
      const listed = await readProducts(session, stores, all.slice(start, start + batch));
      const leftOf = await leftOfAll(session, [...listed.values()].flat());
      for (const [code, { add }] of collectors) for (const each of listed.get(code) ?? []) add(each, leftOf, now);
    });
  }
  const searched = new Map<string, Searched>();
  for (const [code, collector] of collectors) {
    const [first] = searched.values();
    searched.set(code, collector.searched(first?.columns));
  }
  return searched;
}
