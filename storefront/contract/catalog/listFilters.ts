import { listedStatuses } from "#domain/catalog/availability.ts";
import type { NearestMeasure } from "#domain/catalog/facetSetting.ts";
import type { FacetQuery, ListFilter } from "#domain/catalog/listSearch.ts";

/** A clause of Elasticsearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** The gross price, by which lists are filtered and sorted. */
export const priceField = "final_price_incl_tax";

/** The variants of a product, each of which is searched as a whole. */
export const variants = "configurable_children";

/** Elasticsearch's ranges include their lower end, so that prices above 100, with two decimals, begin at 100.01. */
const step = 0.01;
const justAbove = (whole: number | null) => (whole === null ? undefined : whole + step);

/** Returns the field to filter by. For attributes of variants, a twin field of the product lists the values of all variants. */
export const filterField = ({ code, perVariant }: { readonly code: string; readonly perVariant: boolean }) =>
  perVariant ? `${code}_options` : code;

type Filtered = ListFilter | FacetQuery;

/** Returns whether variants may differ in what is filtered or counted. */
const isOfVariants = (each: Filtered): boolean => !("perVariant" in each) || each.perVariant;

const isVariantAttribute = (each: Filtered): boolean => "perVariant" in each && each.perVariant;

/** Returns the field of a product, or of its variants, that is filtered or counted. */
function fieldOf(each: Filtered, of: "product" | "variants"): string {
  if (of === "product") return "perVariant" in each ? filterField(each) : priceField;
  return `${variants}.${"perVariant" in each ? each.code : priceField}`;
}

function clauseOf(filter: ListFilter, of: "product" | "variants"): Clause {
  const field = fieldOf(filter, of);
  if ("options" in filter) return { terms: { [field]: [...filter.options] } };
  if ("range" in filter) {
    const { from, to } = filter.range;
    return { range: { [field]: { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) } } };
  }
  const { above, upTo } = filter;
  return { range: { [field]: { ...(above !== null && { gt: above }), ...(upTo !== null && { lte: upTo }) } } };
}

/** Returns a clause that requires all of some clauses. */
export const all = (clauses: readonly Clause[]): Clause => ({ bool: { must: clauses } });

/** Returns the clauses that a variant has to match: it is for sale, and passes the filters. */
const variantClauses = (filters: readonly ListFilter[]): readonly Clause[] => [
  { terms: { [`${variants}.status`]: [...listedStatuses] } },
  ...filters.filter(isOfVariants).map((filter) => clauseOf(filter, "variants")),
];

/** Returns a clause that one variant of a product has to match. */
const matchingVariant = (filters: readonly ListFilter[], innerHits?: Clause): Clause => ({
  nested: {
    path: variants,
    query: all(variantClauses(filters)),
    score_mode: "none",
    ...(innerHits && { inner_hits: innerHits }),
  },
});

/** Returns the clauses of filters by attributes that variants share. */
const sharedClauses = (filters: readonly ListFilter[]): readonly Clause[] =>
  filters.filter((filter) => !isOfVariants(filter)).map((filter) => clauseOf(filter, "product"));

/**
 * Returns the clauses of a list's filters. Filters by attributes of variants, and the price with them, have to match the
 * same variant. `innerHits` requests the matching variants, `needsVariants` those of lists without such filters.
 */
export function filterClauses(
  filters: readonly ListFilter[],
  innerHits?: Clause,
  needsVariants = false,
): readonly Clause[] {
  if (!needsVariants && !filters.some(isVariantAttribute)) return filters.map((filter) => clauseOf(filter, "product"));
  return [...sharedClauses(filters), matchingVariant(filters, innerHits)];
}

/** The part of a bucket of variants that counts their products. */
const countProducts = { aggs: { products: { reverse_nested: {} } } };

function aggregationOf(facet: FacetQuery, of: "product" | "variants"): Readonly<Record<string, Clause>> {
  const field = fieldOf(facet, of);
  const parts = of === "variants" ? countProducts : {};
  if ("ranges" in facet) {
    const ranges = facet.ranges.map(({ above, upTo }) => ({ from: justAbove(above), to: justAbove(upTo) }));
    return { agg_range_price: { range: { field, ranges }, ...parts } };
  }
  return { [`agg_terms_${facet.code}`]: { terms: { field, size: facet.size }, ...parts } };
}

const aggregationsOf = (facets: readonly FacetQuery[], of: "product" | "variants"): Readonly<Record<string, Clause>> =>
  Object.assign({}, ...facets.map((facet) => aggregationOf(facet, of)));

/**
 * Counts facets over the products that pass the filters; attributes of variants over the variants that do. The names of
 * the parts begin with `name`.
 */
function countsWithin(
  name: string,
  facets: readonly FacetQuery[],
  filters: readonly ListFilter[],
): Readonly<Record<string, Clause>> {
  const ofVariants = filters.some(isVariantAttribute) ? facets.filter(isOfVariants) : [];
  const ofProducts = facets.filter((facet) => !ofVariants.includes(facet));
  const matching = { filter: all(variantClauses(filters)), aggs: aggregationsOf(ofVariants, "variants") };
  return {
    ...(ofProducts.length > 0 && {
      [name]: { filter: all(filterClauses(filters)), aggs: aggregationsOf(ofProducts, "product") },
    }),
    ...(ofVariants.length > 0 && {
      [`${name}_of_variants`]: {
        filter: all(sharedClauses(filters)),
        aggs: { variants: { nested: { path: variants }, aggs: { matching } } },
      },
    }),
  };
}

/** Counts each facet without its own filter, so that its other options can still be seen and added. */
export function facetAggregations(
  facets: readonly FacetQuery[],
  filters: readonly ListFilter[],
): Readonly<Record<string, Clause>> {
  if (filters.length === 0) return aggregationsOf(facets, "product");
  const isFiltered = ({ code }: FacetQuery) => filters.some((filter) => filter.code === code);
  const others = facets.filter((facet) => !isFiltered(facet));
  const own = facets.filter(isFiltered).map((facet) => {
    const rest = filters.filter(({ code }) => code !== facet.code);
    return countsWithin(`own_${facet.code}`, [facet], rest);
  });
  return Object.assign(countsWithin("others", others, filters), ...own);
}

/** The differences by which the nearest products are ranked, in steps of a measure. Beyond the last, all are equally far. */
const distances = [1, 2, 3, 5, 8, 12];

/** Returns a query that ranks the products of another by the variant that is nearest to some measures. */
export function nearestFirst(
  query: Clause,
  measures: readonly NearestMeasure[],
  filters: readonly ListFilter[],
): Clause {
  const within = (distance: number): ListFilter[] =>
    measures.map(({ code, step, range: { from, to } }) => ({
      code,
      perVariant: true,
      range: {
        from: from === null ? null : from - distance * step,
        to: to === null ? null : to + distance * step,
      },
    }));
  return {
    function_score: {
      query,
      functions: distances.map((distance) => ({
        // Filters of the product are not repeated, so that the request stays short.
        filter: matchingVariant([...filters.filter(isVariantAttribute), ...within(distance)]),
        // Products that match no function score 1.
        weight: 2,
      })),
      score_mode: "sum",
      boost_mode: "replace",
    },
  };
}
