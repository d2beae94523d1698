import { listedStatuses, listedVisibilities } from "#domain/catalog/availability.ts";
import type { ListOrder, ListSearch } from "#domain/catalog/listSearch.ts";
import {
  all,
  type Clause,
  facetAggregations,
  filterClauses,
  nearestFirst,
  priceField,
  variants,
} from "./listFilters.ts";
import { matchingVariants, variantsWithWords } from "./matchingVariant.ts";

export interface TextRules {
  /** The weight of a hit, by attribute. */
  readonly attributeBoosts: Readonly<Record<string, number>>;
}

/** Finds products that have all words of a text. What the words mean, also if they are misspelled, the platform decides. */
function textClause(text: string, { attributeBoosts }: TextRules): Clause {
  const fields = Object.entries(attributeBoosts).map(([field, boost]) => `${field}^${boost}`);
  return { combined_fields: { query: text, fields, operator: "and" } };
}

/** Requests the variants of each hit that the words are about. It changes neither the hits nor their order. */
const variantsClause = (text: string, attributes: readonly string[]): Clause => ({
  nested: {
    path: variants,
    query: { combined_fields: { query: text, fields: attributes.map((code) => `${variants}.${code}`) } },
    score_mode: "none",
    inner_hits: variantsWithWords,
  },
});

/** Restricts a search to products that are visible and not disabled (docs/specification/catalogue.md#list-20). */
export const visibleProductClauses: readonly Clause[] = [
  { terms: { visibility: [...listedVisibilities] } },
  { terms: { status: [...listedStatuses] } },
];

export interface ListRules extends TextRules {
  /** Includes products that are sold out. */
  readonly listOutOfStockProducts: boolean;
  readonly minimumScore: number;
  /** The attributes that differ between the variants of a product. */
  readonly variantAttributes: readonly string[];
  /** Requests the paths of products' plain addresses. @default false */
  readonly hasPlainPaths?: boolean;
}

/** Returns the body of the search for a list. */
export function toListBody(search: ListSearch, rules: ListRules): Clause {
  const { categoryIds, flag, text, filters, facets, nearest } = search;
  const filter = [
    ...visibleProductClauses,
    ...(rules.listOutOfStockProducts ? [] : [{ terms: { "stock.is_in_stock": [true] } }]),
    ...(categoryIds ? [{ terms: { category_ids: [...categoryIds] } }] : []),
    ...(flag ? [{ terms: { [flag]: [true] } }] : []),
  ];
  const words = text !== null && {
    must: [textClause(text, rules)],
    should: [variantsClause(text, rules.variantAttributes)],
  };
  const query = { bool: { filter: all(filter), ...words } };
  return {
    query: nearest ? nearestFirst(query, nearest, filters) : query,
    ...((filters.length > 0 || nearest) && {
      post_filter: all(filterClauses(filters, matchingVariants, nearest !== undefined)),
    }),
    ...(facets.length > 0 && { aggs: facetAggregations(facets, filters) }),
    ...(text !== null && { min_score: rules.minimumScore }),
  };
}

const sortFields = { updated: "updated_at", created: "created_at", price: priceField, position: "position" } as const;

/**
 * Returns the `sort` parameter of a search; null for the best match first. Among the latest, products that are marked as
 * new come first, so that the order agrees with their badges.
 */
export function toWireOrder(order: ListOrder | null): string | null {
  if (!order) return null;
  const key = `${sortFields[order.by]}:${order.direction === "ascending" ? "asc" : "desc"}`;
  return key === "updated_at:desc" ? `newProduct:desc,${key}` : key;
}
