import { createIndex, type SearchIndex } from "#platform/search/engine/createIndex.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";
import { searchDocuments } from "./searchDocuments.ts";

const sizes = [5000, 50_000, 200_000];
const warmUps = 100;
const rounds = 400;
const facets = ["shape", "color", "width", "bridge", "brand", "material", "gender", "rim", "size"];
const perVariant = new Set(["color", "width", "bridge", "size"]);
const ranges = [{ to: 100.01 }, { from: 100.01, to: 250.01 }, { from: 250.01, to: 500.01 }, { from: 500.01 }];

/** A request for a category page: two attributes, a price range, ten facets, a sort order, fifty products. */
function facetedPage(round: number) {
  const clauses = [
    { terms: { visibility: [2, 3, 4] } },
    { terms: { status: [0, 1] } },
    { terms: { category_ids: [28, 29] } },
    { terms: { color_options: [49 + (round % 15)] } },
    { terms: { gender: [["women", "men", "unisex"][round % 3]] } },
    { range: { final_price_incl_tax: { gt: 100 + (round % 7) * 20, lte: 700 } } },
  ];
  const counts = facets.map((code) => {
    const field = perVariant.has(code) ? `${code}_options` : code;
    return [`agg_terms_${code}`, { terms: { field, size: 100 } }];
  });
  return {
    query: { bool: { filter: { bool: { must: clauses } } } },
    aggs: { ...Object.fromEntries(counts), agg_range_price: { range: { field: "final_price_incl_tax", ranges } } },
    sort: [{ final_price_incl_tax: round % 2 === 0 ? "asc" : "desc" }],
  };
}

const typed = ["nelabru", "mirkalu", "sovenha", "zowan", "lariso", "brunomir", "talumo", "kalizo"];

/** A request for a name with one letter missing. */
const fuzzyName = (round: number) => ({
  query: {
    multi_match: {
      query: (typed[round % typed.length] ?? "").replace(/(..).(.*)/, "$1$2"),
      fields: ["name^4", "sku^2", "category.name^1"],
      operator: "or",
      fuzziness: 2,
      prefix_length: 2,
      max_expansions: 3,
      minimum_should_match: "75%",
      tie_breaker: 1,
    },
  },
  min_score: 0.02,
});

type Searched = Pick<SearchIndex<unknown>, "search">;

function search(index: Searched, body: unknown): void {
  const read = parseSearch(body);
  if (!read.ok) throw new Error(read.error);
  index.search(read.value, { from: 0, size: 50 });
}

/** Returns the median and the 99th percentile of a search's duration, parsing included, in milliseconds. */
function timed(index: Searched, bodyOf: (round: number) => unknown) {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const body = bodyOf(round);
    const began = performance.now();
    search(index, body);
    if (round >= warmUps) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(rounds * 0.5)] ?? 0, p99: sorted[Math.floor(rounds * 0.99)] ?? 0 };
}

/** Measures searches of the embedded platform for several catalogue sizes, in milliseconds. */
export const searches = () =>
  sizes.map((products) => {
    const documents = searchDocuments(products);
    const began = performance.now();
    const index = createIndex(documents);
    // Columns are built on first use.
    for (const bodyOf of [facetedPage(0), fuzzyName(0)]) search(index, bodyOf);
    const build = performance.now() - began;
    return { products, build, faceted: timed(index, facetedPage), fuzzy: timed(index, fuzzyName) };
  });
