import type { ListSearch } from "./listSearch.ts";

/** The search for these very products. */
export const listOfSkus = (skus: readonly string[]): ListSearch => ({
  categoryIds: null,
  text: null,
  filters: [{ code: "sku", perVariant: false, options: skus }],
  facets: [],
  order: null,
  start: 0,
  size: skus.length,
});
