import type { FacetSetting } from "./facetSetting.ts";
import type { ListAddress } from "./listAddress.ts";
import type { FacetQuery, ListFilter, ListOrder, ListSearch } from "./listSearch.ts";
import { type PriceRange, priceRangeId } from "./priceRange.ts";
import { readRange } from "./range.ts";

export interface ListSettings {
  readonly facets: readonly FacetSetting[];
  /** Facets that a shop does not offer (specification, section 5). */
  readonly nonFilterableAttributes: readonly string[];
  readonly priceRanges: readonly PriceRange[];
  readonly sortOptions: readonly (ListOrder & { readonly id: string })[];
  readonly aggregationSize: number;
  readonly aggregationSizes: Readonly<Record<string, number>>;
}

/** The facets that a list offers. */
export const offeredFacets = ({ facets, nonFilterableAttributes }: ListSettings): FacetSetting[] =>
  facets.filter(({ code }) => !nonFilterableAttributes.includes(code));

function filterOf(facet: FacetSetting, values: readonly string[], { priceRanges }: ListSettings): ListFilter | null {
  const { code, perVariant, shows } = facet;
  const [first = ""] = values;
  if (shows === "price") {
    const range = priceRanges.find((each) => priceRangeId(each) === first);
    return range ? { code: "price", above: range.above, upTo: range.upTo } : null;
  }
  if (shows !== "millimetres") return { code, perVariant, options: values };
  const range = readRange(first);
  return range && { code, perVariant, range };
}

function countedBy({ code, perVariant, shows }: FacetSetting, settings: ListSettings): FacetQuery {
  if (shows === "price") return { code: "price", ranges: settings.priceRanges };
  return { code, perVariant, size: settings.aggregationSizes[code] ?? settings.aggregationSize };
}

/** The order that an address asks for: the usual one is the first, but a search has its best matches first. */
function orderOf({ sort, text }: ListAddress, { sortOptions }: ListSettings): ListOrder | null {
  const wanted = sortOptions.find(({ id }) => id === sort) ?? (text === null ? sortOptions[0] : undefined);
  return wanted ? { by: wanted.by, direction: wanted.direction } : null;
}

/** What the search service is asked for the page of a list. */
export function listSearchOf(
  address: ListAddress,
  { categoryIds, pageSize }: { readonly categoryIds: readonly number[] | null; readonly pageSize: number },
  settings: ListSettings,
): ListSearch {
  const facets = offeredFacets(settings);
  return {
    categoryIds,
    text: address.text,
    filters: facets.flatMap((facet) => {
      const values = address.chosen[facet.code];
      return (values && filterOf(facet, values, settings)) ?? [];
    }),
    facets: facets.map((facet) => countedBy(facet, settings)),
    order: orderOf(address, settings),
    start: (address.page - 1) * pageSize,
    size: pageSize,
  };
}
