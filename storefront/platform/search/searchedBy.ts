import { filters } from "#configuration/filters.ts";
import { search } from "#configuration/search.ts";
import { filterField } from "#contract/catalog/listBody.ts";

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
