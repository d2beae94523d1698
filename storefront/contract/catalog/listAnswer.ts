import * as z from "zod/mini";
import type { FacetCount, FacetCounts, FacetQuery, ListSearch, ProductList } from "#domain/catalog/listSearch.ts";
import { priceRangeId } from "#domain/catalog/facetSetting.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { totalHits } from "../wire/entitySearch.ts";
import { attribute, type Attribute, labelOf } from "./attribute.ts";
import { summary } from "./summary.ts";
import { list, optionalList, textual } from "../wire/value.ts";

const bucket = z.object({
  key: textual,
  doc_count: z.int(),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
  /** The products of a bucket of variants. */
  products: z.optional(z.object({ doc_count: z.int() })),
});
type Bucket = z.output<typeof bucket>;

/** Returns the number of products in a bucket. */
const productsIn = ({ doc_count, products }: Bucket) => products?.doc_count ?? doc_count;

/** Buckets are at the top level, or nested in the filters over which they were counted. */
const aggregation = z.looseObject({ buckets: z.optional(list(bucket)) });
const aggregations = z.record(z.string(), aggregation);

/** What became of the words of a search, a field that only this platform has. */
const words = z.object({
  left_out: list(z.string()),
  corrected: list(z.object({ typed: z.string(), meant: z.string() })),
});

/** A category or an article that has the words of a search. */
const suggestedPage = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.optional(z.string()),
  title: z.optional(z.string()),
});

/** The answer of a search for a list. */
export const listAnswer = perCurrency((currency) =>
  z.object({
    hits: z.object({ total: totalHits, hits: list(summary(currency)) }),
    aggregations: z.nullish(aggregations),
    attribute_metadata: optionalList(attribute),
    words: z.optional(words),
    suggest: z.optional(z.object({ category: optionalList(suggestedPage), article: optionalList(suggestedPage) })),
  }),
);
export type ListAnswer = z.output<ReturnType<typeof listAnswer>>;

/** How deeply the shop nests aggregations. */
const deepest = 4;

/** Returns all buckets of an answer by name, from every level. Those of variants and of products without are joined. */
function bucketsByName(
  answer: Readonly<Record<string, unknown>>,
  found = new Map<string, readonly Bucket[]>(),
  depth = 1,
): ReadonlyMap<string, readonly Bucket[]> {
  for (const [name, value] of Object.entries(answer)) {
    const read = aggregation.safeParse(value);
    if (!read.success) continue;
    if (read.data.buckets) found.set(name, [...(found.get(name) ?? []), ...read.data.buckets]);
    else if (depth < deepest) bucketsByName(read.data, found, depth + 1);
  }
  return found;
}

/** Compares an end of a requested range with a bucket's, which is a cent higher (`justAbove`). */
const isSameEnd = (whole: number | null, end: number | undefined) =>
  whole === null ? end === undefined : end !== undefined && Math.floor(end) === whole;

/** Returns the chosen options of a facet. They are shown even without products, so that they can be removed again. */
const chosenOf = ({ code }: FacetQuery, filters: ListSearch["filters"]) =>
  filters.flatMap((filter) => ("options" in filter && filter.code === code ? filter.options : []));

function countsOf(
  facet: FacetQuery,
  { filters }: Pick<ListSearch, "filters">,
  found: ReadonlyMap<string, readonly Bucket[]>,
  attributes: readonly Attribute[],
): FacetCounts {
  const counts = (options: readonly FacetCount[], label = ""): FacetCounts => ({ code: facet.code, label, options });
  if ("ranges" in facet) {
    const buckets = found.get("agg_range_price") ?? [];
    return counts(
      facet.ranges.map((range) => {
        const own = buckets.filter(({ from, to }) => isSameEnd(range.above, from) && isSameEnd(range.upTo, to));
        return { id: priceRangeId(range), label: "", count: own.reduce((sum, each) => sum + productsIn(each), 0) };
      }),
    );
  }
  const attribute = attributes.find(({ code }) => code === facet.code);
  const order = new Map(attribute?.options.map(({ value }, index) => [value, index]));
  const finishOf = new Map(attribute?.options.map(({ value, finish }) => [value, finish]));
  const counted = new Map<string, number>();
  for (const each of found.get(`agg_terms_${facet.code}`) ?? []) {
    counted.set(each.key, (counted.get(each.key) ?? 0) + productsIn(each));
  }
  const options = [...new Set([...counted.keys(), ...chosenOf(facet, filters)])]
    .map((id): FacetCount => ({
      id,
      label: labelOf(attribute, id),
      count: counted.get(id) ?? 0,
      finish: finishOf.get(id),
    }))
    .toSorted((a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size));
  return counts(options, attribute?.label);
}

/** Reads a list with the counts of the requested facets. */
export function readList(
  { hits, aggregations, attribute_metadata, words: wireWords, suggest }: ListAnswer,
  search: Pick<ListSearch, "facets" | "filters" | "nearest">,
): ProductList {
  const found = bucketsByName(aggregations ?? {});
  return {
    products: hits.hits.map((read) => read(attribute_metadata, search.nearest)),
    total: hits.total,
    facets: search.facets.map((facet) => countsOf(facet, search, found, attribute_metadata)),
    words: wireWords ? { leftOut: wireWords.left_out, corrected: wireWords.corrected } : null,
    suggested: {
      categories: (suggest?.category ?? []).map(({ slug, name = slug }) => ({ slug, name })),
      articles: (suggest?.article ?? []).map(({ id, slug, title = slug }) => ({ id, slug, title })),
    },
  };
}
