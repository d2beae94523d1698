import * as z from "zod/mini";
import type { FacetCount, FacetCounts, FacetQuery, ListSearch, ProductList } from "#domain/catalog/listSearch.ts";
import { priceRangeId } from "#domain/catalog/facetSetting.ts";
import { perCurrency } from "../wire/endpoint.ts";
import { attribute, type AttributeWords, labelOf } from "./attribute.ts";
import { summary } from "./summary.ts";
import { list, listOf, textual } from "../wire/value.ts";

const bucket = z.object({
  key: textual,
  doc_count: z.int(),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
});
type Bucket = z.output<typeof bucket>;

/** Counts stand at the top, or inside the count of the products that they were made of. */
const aggregation = z.looseObject({ buckets: z.optional(list(bucket)) });
const aggregations = z.record(z.string(), aggregation);

const total = z.union([z.int(), z.object({ value: z.int() })]);

/** What a search answers for a list. */
export const listAnswer = perCurrency((currency) =>
  z.object({
    hits: z.object({ total, hits: list(z.object({ _source: summary(currency) })) }),
    aggregations: z.nullish(aggregations),
    attribute_metadata: listOf(attribute),
  }),
);
export type ListAnswer = z.output<ReturnType<typeof listAnswer>>;

/** All counts of an answer by name, from whichever depth. */
function bucketsByName(answered: ListAnswer["aggregations"]): ReadonlyMap<string, readonly Bucket[]> {
  const found = new Map<string, readonly Bucket[]>();
  for (const [name, value] of Object.entries(answered ?? {})) {
    if (value.buckets) found.set(name, value.buckets);
    for (const [inner, own] of Object.entries(value)) {
      const read = aggregation.safeParse(own);
      if (read.success && read.data.buckets) found.set(inner, read.data.buckets);
    }
  }
  return found;
}

/** Ends meet the ranges asked for but for the cent that keeps them apart. */
const sameEnd = (whole: number | null, end: number | undefined) =>
  whole === null ? end === undefined : end !== undefined && Math.floor(end) === whole;

/** Options that are filtered by; one of them may have no products left, and must be seen to be dropped again. */
const chosenOf = ({ code }: FacetQuery, filters: ListSearch["filters"]) =>
  filters.flatMap((filter) => ("options" in filter && filter.code === code ? filter.options : []));

function countsOf(
  facet: FacetQuery,
  { filters }: Pick<ListSearch, "filters">,
  found: ReadonlyMap<string, readonly Bucket[]>,
  words: readonly AttributeWords[],
): FacetCounts {
  const counts = (options: readonly FacetCount[], label = ""): FacetCounts => ({ code: facet.code, label, options });
  if ("ranges" in facet) {
    const buckets = found.get("agg_range_price") ?? [];
    return counts(
      facet.ranges.map((range) => {
        const own = buckets.find(({ from, to }) => sameEnd(range.above, from) && sameEnd(range.upTo, to));
        return { id: priceRangeId(range), label: "", count: own?.doc_count ?? 0 };
      }),
    );
  }
  const attribute = words.find(({ code }) => code === facet.code);
  const order = new Map(attribute?.options.map(({ value }, index) => [value, index]));
  const finishOf = new Map(attribute?.options.map(({ value, finish }) => [value, finish]));
  const counted = new Map((found.get(`agg_terms_${facet.code}`) ?? []).map(({ key, doc_count }) => [key, doc_count]));
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

/** Reads a list with the counts that were asked for. */
export function readList(
  { hits, aggregations, attribute_metadata }: ListAnswer,
  search: Pick<ListSearch, "facets" | "filters">,
): ProductList {
  const found = bucketsByName(aggregations);
  return {
    products: hits.hits.map(({ _source }) => _source(attribute_metadata)),
    total: typeof hits.total === "number" ? hits.total : hits.total.value,
    facets: search.facets.map((facet) => countsOf(facet, search, found, attribute_metadata)),
  };
}
