import { filters } from "#configuration/filters.ts";
import { type ListRules, offeredFacets, priceRangeId } from "#domain/catalog/facetSetting.ts";

/** The filters, sort orders and price ranges that the address of a list may contain in this shop. */
export const listRules: ListRules = {
  facets: offeredFacets(filters),
  sortIds: filters.sortOptions.map(({ id }) => id),
  priceIds: filters.priceRanges.map(priceRangeId),
};
