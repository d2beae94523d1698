import { elasticsearch, type ElasticsearchQueryConfig, SearchQuery } from "storefront-query-builder";
import { configuration } from "#configuration/index.ts";
import { createQueryChain } from "./queryChain.ts";

const { search, filters } = configuration;

const priceRanges = [{ from: 0, to: 100 }, { from: 101, to: 250 }, { from: 251, to: 500 }, { from: 501 }];

/** Builds the package's configuration. Assigned to an object because the package's type allows only one range and attribute. */
const scoring = (attributes: Readonly<Record<string, unknown>>) =>
  Object.assign<ElasticsearchQueryConfig, object>(
    {},
    {
      elasticsearch: {
        queryMethod: "GET",
        searchScoring: {
          attributes,
          fuzziness: search.fuzziness,
          cutoff_frequency: 0.01,
          max_expansions: search.maximumExpansions,
          prefix_length: search.prefixLength,
          minimum_should_match: "75%",
        },
        searchableAttributes: Object.fromEntries(
          Object.entries(search.attributeBoosts).map(([field, boost]) => [field, { boost }]),
        ),
      },
      products: {
        priceFilterKey: "final_price",
        filterFieldMapping: {},
        filterAggregationSize: { default: filters.aggregationSize, ...filters.aggregationSizes },
        priceFilters: { ranges: priceRanges },
      },
    },
  );

export const plain = scoring({});
/** Products of one brand score higher. */
export const weighted = scoring({ brand: { scoreValues: { halny: { weight: 3 } } } });

/** Returns the search body that `storefront-query-builder`, the package that other shops use, builds. */
export async function bodyOf(build: (query: SearchQuery) => unknown, config = plain) {
  const searchQuery = new SearchQuery();
  build(searchQuery);
  const chain = createQueryChain();
  const body: unknown = await elasticsearch.buildQueryBodyFromSearchQuery({ config, queryChain: chain, searchQuery });
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** Adds the filters that every list has (docs/specification/catalogue.md#list-20). */
export const listed = (query: SearchQuery) =>
  query
    .applyFilter({ key: "visibility", value: { in: [2, 3, 4] } })
    .applyFilter({ key: "status", value: { in: [0, 1] } });
