import { filters } from "#configuration/filters.ts";
import { filterField, priceField } from "#contract/catalog/listFilters.ts";
import type { BoolQuery, Query } from "../engine/query.ts";
import type { Scalar } from "../engine/document.ts";
import { kinds } from "../engine/value.ts";
import { variantsPath } from "../variantFields.ts";
import type { Matching, Meaning } from "./meaning.ts";
import type { Unit } from "./understand.ts";

/** The fields of a variant that make up its size, in the order of the mark on a temple. */
const sizeFields = ["width", "bridge", "length"];

/** How the products that match all words are ordered. */
export interface Preferences {
  /** How much each word counts for products of a kind, by the value of the attribute `type`: frames before accessories. */
  readonly kindBoosts: Readonly<Record<string, number>>;
}

export const noPreferences: Preferences = { kindBoosts: {} };

const bool = (clauses: Partial<Omit<BoolQuery, "kind" | "boost">>): BoolQuery => ({
  kind: "bool",
  must: [],
  filter: [],
  should: [],
  mustNot: [],
  minimum: { count: 0 },
  boost: 1,
  ...clauses,
});

/** Returns alternatives that score like the best of them. Scores are constants, so that every search computes the same. */
const best = (parts: readonly Query[]): Query => ({ kind: "best", parts, tieBreaker: 0, boost: 1 });

const constant = (query: Query, boost: number): Query => ({ kind: "constant", query, boost });

const terms = ({ field, values }: Pick<Matching, "field" | "values">): Query => ({
  kind: "terms",
  field,
  values,
  boost: 1,
});

const priceUpTo = (most: number, field = priceField): Query => ({
  kind: "range",
  field,
  from: null,
  to: { value: { kind: kinds.number, number: most, key: String(most), raw: most }, isIncluded: true },
  boost: 1,
});

/** Returns the clause for a meaning. With `onlyStrong`, only words that were typed completely count. */
function meaningQuery({ matchings, combinations }: Meaning, onlyStrong: boolean): Query {
  const counted = onlyStrong ? matchings.filter(({ isStrong }) => isStrong) : matchings;
  return best([
    ...counted.map((matching) => constant(terms(matching), matching.score)),
    ...combinations.map((parts) => bool({ must: parts.map((part) => meaningQuery(part, onlyStrong)) })),
  ]);
}

const unitQuery = (unit: Unit, onlyStrong = false): Query =>
  unit.upTo === null ? meaningQuery(unit, onlyStrong) : best([constant(priceUpTo(unit.upTo), 1)]);

/** Returns the clause for products that match all parts of a search, the best first. */
export function unitsQuery(units: readonly Unit[], { kindBoosts }: Preferences): Query {
  const count = units.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const strong = units.map((unit) => unitQuery(unit, true));
  const preferred = Object.entries(kindBoosts).map(([kind, boost]) => {
    const ofKind = terms({ field: "type", values: [kind] });
    return constant(bool({ filter: [...strong, ofKind] }), boost * count);
  });
  return bool({
    must: units.map((unit) => unitQuery(unit)),
    should: preferred.length === 0 ? [] : [...preferred, ...tieBreakers],
  });
}

/** Between products that match equally well, those in stock come first, then bestsellers. */
const tieBreakers: readonly Query[] = [
  constant(terms({ field: "stock.is_in_stock", values: [true] }), 0.5),
  constant(terms({ field: "bestseller", values: [true] }), 0.25),
];

/** A sku that is typed completely outweighs all words. */
const skuScore = 1024;

/** Returns the clause for a search that may be a sku, next to what its words mean. */
export function orSku(query: Query | null, text: string): Query {
  const typed = text.trim();
  const values = [...new Set([typed, typed.toUpperCase()])];
  const skus = ["sku", "configurable_children.sku"].map((field) => constant(terms({ field, values }), skuScore));
  return best([...(query ? [query] : []), ...skus]);
}

/** The attributes of variants by the field of the product that lists their values. */
const codesOfTwins: ReadonlyMap<string, string> = new Map(
  filters.facets.filter(({ perVariant }) => perVariant).map((facet) => [filterField(facet), facet.code]),
);

const rowField = (field: string) => `${variantsPath}.${field}`;

/** Returns the clause for variants with one of some sizes, such as `52-18-140`. */
const sizesQuery = (marks: readonly Scalar[]): Query =>
  best(
    marks.map((mark) => {
      const measures = String(mark).split("-").map(Number);
      return bool({
        filter: sizeFields.map((field, index) => terms({ field: rowField(field), values: [measures[index] ?? 0] })),
      });
    }),
  );

/** Returns the clause for variants that a meaning is about; null if it is about what all variants of a product share. */
function variantMeaningQuery({ matchings, combinations }: Meaning): Query | null {
  const ofVariants = matchings.flatMap(({ field, values }): Query[] => {
    if (field === "size_marks") return [sizesQuery(values)];
    const code = codesOfTwins.get(field);
    return code === undefined ? [] : [terms({ field: rowField(code), values })];
  });
  const combined = combinations.flatMap((parts) => {
    const must = parts.flatMap((part) => variantMeaningQuery(part) ?? []);
    return must.length > 0 ? [bool({ must })] : [];
  });
  const parts = [...ofVariants, ...combined];
  return parts.length > 0 ? best(parts) : null;
}

/**
 * Returns the clause for variants that match every part of a search that is about variants, such as a colour or a size, and
 * its price; null if no part is about variants.
 */
export function variantsQuery(units: readonly Unit[]): Query | null {
  const parts = units.flatMap((unit) => variantMeaningQuery(unit) ?? []);
  if (parts.length === 0) return null;
  const prices = units.flatMap(({ upTo }) => (upTo === null ? [] : [priceUpTo(upTo, rowField(priceField))]));
  return bool({ must: [...parts, ...prices] });
}

/** What the words of a search are replaced by, for products and for their variants. */
export interface WordsReplacement {
  readonly product: Query;
  readonly variant: Query;
}

/** Returns a query with its searches for words replaced. */
export function replaceWords(query: Query, replacement: WordsReplacement): Query {
  const replace = (each: Query) => replaceWords(each, replacement);
  switch (query.kind) {
    case "words":
      return replacement.product;
    case "nested":
      return { ...query, query: replaceWords(query.query, { ...replacement, product: replacement.variant }) };
    case "constant":
      return { ...query, query: replace(query.query) };
    case "best":
      return { ...query, parts: query.parts.map(replace) };
    case "functions":
      return { ...query, query: replace(query.query) };
    case "bool":
      return {
        ...query,
        must: query.must.map(replace),
        filter: query.filter.map(replace),
        should: query.should.map(replace),
      };
    default:
      return query;
  }
}
