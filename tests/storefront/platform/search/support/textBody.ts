import { search } from "#configuration/search.ts";

/** Returns the search body that other shops send for text typed into its search field (docs/specification/calls.md#call-42). */
export const textBody = (typed: string) => ({
  query: {
    multi_match: {
      query: typed,
      fields: Object.entries(search.attributeBoosts).map(([field, boost]) => `${field}^${boost}`),
      operator: "or",
      fuzziness: search.fuzziness,
      cutoff_frequency: 0.01,
      prefix_length: search.prefixLength,
      max_expansions: search.maximumExpansions,
      minimum_should_match: "75%",
      tie_breaker: 1,
    },
  },
  min_score: search.minimumScore,
});
