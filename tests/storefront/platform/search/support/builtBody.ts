import { elasticsearch, type ElasticsearchQueryConfig, SearchQuery } from "storefront-query-builder";
import { configuration } from "#configuration/index.ts";
import { createQueryChain } from "./queryChain.ts";

/** What other shops of the kind send: the bodies of the package that theirs are made by. */
const { search, filters } = configuration;

const priceRanges = [{ from: 0, to: 100 }, { from: 101, to: 250 }, { from: 251, to: 500 }, { from: 501 }];

/** The package's own type knows one range and one attribute only. */
const scoring = (attributes: Readonly<Record<string, unknown>>) =>
  Object.assign<ElasticsearchQueryConfig, object>(
    {},
    {
      elasticsearch: {
        queryMethod: "GET",
        searchScoring: {
          attributes,
          fuzziness: search.fuzziness,
          cutoff_frequency: search.cutoffFrequency,
          max_expansions: search.maximumExpansions,
          prefix_length: search.prefixLength,
          minimum_should_match: search.minimumShouldMatch,
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
export const weighed = scoring({ brand: { scoreValues: { halny: { weight: 3 } } } });

/** The body that the package makes of a search. */
export async function bodyOf(ask: (query: SearchQuery) => unknown, config = plain) {
  const searchQuery = new SearchQuery();
  ask(searchQuery);
  const chain = createQueryChain();
  const body: unknown = await elasticsearch.buildQueryBodyFromSearchQuery({ config, queryChain: chain, searchQuery });
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** Every search begins so (docs/specification/catalogue.md#list-20). */
export const listed = (query: SearchQuery) =>
  query
    .applyFilter({ key: "visibility", value: { in: [2, 3, 4] } })
    .applyFilter({ key: "status", value: { in: [0, 1] } });
