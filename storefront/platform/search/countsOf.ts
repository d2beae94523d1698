import { configuration } from "#configuration/index.ts";
import type { CountOf } from "../catalog/categoryDocuments.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { AskedPage, FoundPlaces } from "./engine/createFinder.ts";
import type { Query, SearchRequest } from "./engine/query.ts";

const { listedStatuses, listedVisibilities } = configuration.catalog;

const oneOf = (field: string, values: readonly number[]): Query => ({ kind: "terms", field, values, boost: 1 });

/** What lists may show (docs/specification/catalogue.md#list-20), by category. */
export const listedByCategory: SearchRequest = {
  query: {
    kind: "bool",
    must: [],
    filter: [oneOf("status", listedStatuses), oneOf("visibility", listedVisibilities)],
    should: [],
    mustNot: [],
    minimum: { count: 0 },
    boost: 1,
  },
  postFilter: null,
  aggregations: new Map([["categories", { kind: "terms", field: "category_ids", size: 10_000 }]]),
  sort: [],
  minimumScore: null,
  from: null,
  size: null,
  fields: { include: [], exclude: [] },
};

interface Bucket {
  readonly key: number;
  readonly doc_count: number;
}

/** How many products each category lists, by what was found of `listedByCategory`; the root lists them all. */
export function countsIn(
  { total, aggregations }: Pick<FoundPlaces, "total" | "aggregations">,
  { categories }: Pick<CatalogueView, "categories">,
): CountOf {
  const counted = aggregations?.["categories"] as { readonly buckets: readonly Bucket[] } | undefined;
  const counts = new Map(counted?.buckets.map(({ key, doc_count }) => [Number(key), doc_count]));
  for (const { category } of categories) if (category.parentId === null) counts.set(category.id, total);
  return (id) => counts.get(id) ?? 0;
}

/** The same, asked of whoever finds it. */
export const countsOf = (
  find: (request: SearchRequest, page: AskedPage) => Pick<FoundPlaces, "total" | "aggregations">,
  view: Pick<CatalogueView, "categories">,
): CountOf => countsIn(find(listedByCategory, { from: 0, size: 0 }), view);
