import type { FacetQuery, ListFilter, ListOrder, ListSearch } from "#domain/catalog/listSearch.ts";

/** A clause of Elasticsearch's query language. */
type Clause = Readonly<Record<string, unknown>>;

/** What shoppers pay: lists are narrowed and put in order by gross prices. */
const priceField = "final_price_incl_tax";

/** Prices have two decimals, and Elasticsearch counts from the lower end on: what is above 100 begins at 100.01. */
const step = 0.01;
const justAbove = (whole: number | null) => (whole === null ? undefined : whole + step);

/** Returns the field that holds what lists are narrowed by: products carry the values of their variants in a twin of it. */
export const filterField = ({ code, perVariant }: { readonly code: string; readonly perVariant: boolean }) =>
  perVariant ? `${code}_options` : code;

function clauseOf(filter: ListFilter): Clause {
  if ("options" in filter) return { terms: { [filterField(filter)]: [...filter.options] } };
  if ("range" in filter) {
    const { from, to } = filter.range;
    return {
      range: { [filterField(filter)]: { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) } },
    };
  }
  const { above, upTo } = filter;
  return { range: { [priceField]: { ...(above !== null && { gt: above }), ...(upTo !== null && { lte: upTo }) } } };
}

const all = (clauses: readonly Clause[]): Clause => ({ bool: { must: clauses } });

function aggregationOf(facet: FacetQuery): Readonly<Record<string, Clause>> {
  if ("ranges" in facet) {
    const ranges = facet.ranges.map(({ above, upTo }) => ({ from: justAbove(above), to: justAbove(upTo) }));
    return { agg_range_price: { range: { field: priceField, ranges } } };
  }
  return { [`agg_terms_${facet.code}`]: { terms: { field: filterField(facet), size: facet.size } } };
}

/** Each facet is counted without its own filter, so that a second option of it can still be seen and added. */
function aggregations(facets: readonly FacetQuery[], filters: readonly ListFilter[]): Readonly<Record<string, Clause>> {
  if (filters.length === 0) return Object.assign({}, ...facets.map(aggregationOf));
  const isFiltered = ({ code }: FacetQuery) => filters.some((filter) => filter.code === code);
  const others = facets.filter((facet) => !isFiltered(facet));
  return {
    others: { filter: all(filters.map(clauseOf)), aggs: Object.assign({}, ...others.map(aggregationOf)) },
    ...Object.fromEntries(
      facets.filter(isFiltered).map((facet) => {
        const rest = filters.filter(({ code }) => code !== facet.code);
        return [`own_${facet.code}`, { filter: all(rest.map(clauseOf)), aggs: aggregationOf(facet) }];
      }),
    ),
  };
}

export interface TextRules {
  /** Attribute to how much a hit in it counts. */
  readonly attributeBoosts: Readonly<Record<string, number>>;
  readonly fuzziness: number;
  readonly cutoffFrequency: number;
  readonly maximumExpansions: number;
  readonly prefixLength: number;
  readonly minimumShouldMatch: string;
}

/** By name as it is spelled or nearly so, by the beginning of it while it is being typed, or by sku. */
function textClause(text: string, rules: TextRules): Clause {
  const fields = Object.entries(rules.attributeBoosts).map(([field, boost]) => `${field}^${boost}`);
  const fuzzy = {
    query: text,
    fields,
    operator: "or",
    fuzziness: rules.fuzziness,
    cutoff_frequency: rules.cutoffFrequency,
    max_expansions: rules.maximumExpansions,
    prefix_length: rules.prefixLength,
    minimum_should_match: rules.minimumShouldMatch,
    tie_breaker: 1,
  };
  return {
    bool: {
      should: [
        { multi_match: fuzzy },
        { multi_match: { query: text, fields, type: "bool_prefix", operator: "and" } },
        { match_phrase: { sku: { query: text, boost: 1 } } },
        { terms: { "configurable_children.sku": [text, text.toUpperCase()] } },
      ],
      minimum_should_match: 1,
    },
  };
}

/** Visible in catalogue or search, and not disabled (docs/specification/catalogue.md#list-20). */
export const always: readonly Clause[] = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }];

export interface ListRules extends TextRules {
  /** What is sold out is listed as well. */
  readonly listOutOfStockProducts: boolean;
  readonly minimumScore: number;
}

/** The body of the search for a list. */
export function toListBody({ categoryIds, flag, text, filters, facets }: ListSearch, rules: ListRules): Clause {
  const filter = [
    ...always,
    ...(rules.listOutOfStockProducts ? [] : [{ terms: { "stock.is_in_stock": [true] } }]),
    ...(categoryIds ? [{ terms: { category_ids: [...categoryIds] } }] : []),
    ...(flag ? [{ terms: { [flag]: [true] } }] : []),
  ];
  return {
    query: { bool: { filter: all(filter), ...(text !== null && { must: [textClause(text, rules)] }) } },
    ...(filters.length > 0 && { post_filter: all(filters.map(clauseOf)) }),
    ...(facets.length > 0 && { aggs: aggregations(facets, filters) }),
    ...(text !== null && { min_score: rules.minimumScore }),
  };
}

const sortFields = { updated: "updated_at", created: "created_at", price: priceField, position: "position" } as const;

/** The order in the search's address; null for the best match first. */
export const toWireOrder = (order: ListOrder | null): string | null =>
  order && `${sortFields[order.by]}:${order.direction === "ascending" ? "asc" : "desc"}`;
