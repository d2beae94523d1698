import { filters } from "#configuration/filters.ts";
import { type ListRules, offeredFacets, priceRangeId } from "#domain/catalog/facetSetting.ts";
import type { Currency } from "#domain/money.ts";

const everywhere = {
  facets: offeredFacets(filters),
  sortIds: filters.sortOptions.map(({ id }) => id),
};

/** Returns what the address of a list may contain in stores with this currency. */
export const listRulesIn = (currency: Currency): ListRules => ({
  ...everywhere,
  priceIds: filters.priceRanges[currency].map(priceRangeId),
});

/** What the address of a list may contain in any store. */
export const listRules: ListRules = {
  ...everywhere,
  priceIds: Object.values(filters.priceRanges).flat().map(priceRangeId),
};
