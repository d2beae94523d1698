import { configuration } from "#configuration/index.ts";
import type { ListRules } from "#domain/catalog/facetSetting.ts";
import { offeredFacets } from "#domain/catalog/listSearchOf.ts";
import { priceRangeId } from "#domain/catalog/priceRange.ts";

const { filters } = configuration;

/** What the address of a list may ask for in this shop. */
export const listRules: ListRules = {
  facets: offeredFacets(filters),
  sortIds: filters.sortOptions.map(({ id }) => id),
  priceIds: filters.priceRanges.map(priceRangeId),
};
