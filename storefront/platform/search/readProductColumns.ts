import { filters } from "#configuration/filters.ts";
import { search } from "#configuration/search.ts";
import { filterField } from "#contract/catalog/listFilters.ts";
import { setImmediate } from "node:timers/promises";
import type { StoreView } from "#domain/store.ts";
import type { Catalogue, CatalogueView } from "../catalog/catalogue.ts";
import { type ListedProduct, nextPriceChange } from "../catalog/listedProduct.ts";
import { readProductIds, readProducts } from "../catalog/readProducts.ts";
import { type StockOf, readStock, variantIdsOf } from "../catalog/readStock.ts";
import type { Database, Session } from "../kernel/database/database.ts";
import { type Column, sharedColumn } from "./engine/column.ts";
import { rowsColumn } from "./engine/document.ts";
import { createCollector } from "./engine/layout.ts";
import { searchFieldsDocument } from "./productDocument.ts";
import { variantFields, variantsPath } from "./variantFields.ts";
import { optionFields } from "./words/catalogueWords.ts";

/** The fields that every shop filters, sorts or looks up products by. */
const commonFields = [
  "id",
  "sku",
  "configurable_children.sku",
  "type_id",
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
  "name_words",
  "size_marks",
];

/** The fields that products are searched by. Their columns are built when the platform starts. */
export const searchFields: readonly string[] = [
  ...new Set([
    ...commonFields,
    ...Object.keys(search.attributeBoosts),
    ...filters.facets.map(filterField),
    ...optionFields,
  ]),
  rowsColumn(variantsPath, variantFields),
];

/** The columns of all products of a store view, which searches need in memory. */
export interface ProductColumns {
  readonly view: CatalogueView;
  /** The ids of all products, ascending. */
  readonly ids: readonly number[];
  readonly columns: ReadonlyMap<string, Column>;
  /** When the price of a product changes next, by product id. */
  readonly priceChanges: Map<number, Date>;
}

/** Number of products that are read, and held in memory, at a time. */
const batch = 1000;

const readStockOf = (session: Session, listed: readonly ListedProduct[]): Promise<StockOf> =>
  readStock(session, [...new Set(listed.flatMap(variantIdsOf))]);

function createProductCollector(view: CatalogueView, size: number) {
  const collectors = searchFields.map((field) => [field, createCollector(field, size)] as const);
  const ids: number[] = [];
  const priceChanges = new Map<number, Date>();
  return {
    add(listed: ListedProduct, stockOf: StockOf, now: Date) {
      const { id } = listed.product;
      const document = searchFieldsDocument(listed, view, { stockOf, now });
      for (const [, collector] of collectors) collector.add(document);
      ids.push(id);
      view.goods.prime(listed);
      const change = nextPriceChange(listed, now);
      if (change) priceChanges.set(id, change);
    },
    toColumns: (sharedColumns: ReadonlyMap<string, Column> | undefined): ProductColumns => {
      const columns = collectors.map(
        ([field, { toLayout }]) => [field, sharedColumn(toLayout(), sharedColumns?.get(field))] as const,
      );
      return { view, ids, columns: new Map(columns), priceChanges };
    },
  };
}

/**
 * Reads the catalogue once for all store views, batch by batch. Keeps only the searched fields in memory. Columns that are
 * equal in several store views are shared.
 */
export async function readProductColumns(
  database: Database,
  catalogue: Catalogue,
  stores: readonly StoreView[],
  now: Date,
): Promise<ReadonlyMap<string, ProductColumns>> {
  const allIds = await database.read(readProductIds);
  const views = await database.read(async (session) => {
    const result: CatalogueView[] = [];
    for (const store of stores) result.push(await catalogue(session, store));
    return result;
  });
  const collectors = views.map((view) => [view.store.code, createProductCollector(view, allIds.length)] as const);
  for (let start = 0; start < allIds.length; start += batch) {
    await setImmediate();
    await database.read(async (session) => {
      const listed = await readProducts(session, stores, allIds.slice(start, start + batch));
      const stockOf = await readStockOf(session, [...listed.values()].flat());
      for (const [code, { add }] of collectors) for (const each of listed.get(code) ?? []) add(each, stockOf, now);
    });
  }
  const columnsByStore = new Map<string, ProductColumns>();
  for (const [code, collector] of collectors) {
    const [first] = columnsByStore.values();
    columnsByStore.set(code, collector.toColumns(first?.columns));
  }
  return columnsByStore;
}
