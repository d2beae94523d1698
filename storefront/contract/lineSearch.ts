import type { ProductSearch } from "./search.ts";

/** Only what a line of a cart is checked by, so that the rest stays where it is. */
const fields = [
  "id",
  "sku",
  "parentSku",
  "type_id",
  "name",
  "slug",
  "url_key",
  "price_incl_tax",
  "lowest_price_30_days",
  "stock",
  "configurable_children",
] as const;

/** One search for all products of a cart, by the skus of their pages. */
export const lineSearch = (skus: readonly string[]): ProductSearch => ({
  filters: { sku: skus },
  size: skus.length,
  includeFields: fields,
});
