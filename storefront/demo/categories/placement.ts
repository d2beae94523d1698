import type { AttributeValues } from "#platform/catalog/tables/catalog.ts";
import type { ProductFilter, SeedCategory } from "./category.ts";

/** The fields of a product that determine its categories. */
export interface PlaceableProduct {
  readonly attributes: AttributeValues;
  readonly flags: readonly string[];
  readonly variants: readonly { readonly attributes: AttributeValues }[];
}

type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns all values of a product and its variants, by attribute. */
export function valuesOf({ attributes, flags, variants }: PlaceableProduct): Values {
  const values = new Map<string, Set<string>>([["flag", new Set(flags)]]);
  for (const own of [attributes, ...variants.map((variant) => variant.attributes)]) {
    for (const [code, value] of Object.entries(own)) {
      const existing = values.get(code);
      if (existing) existing.add(String(value));
      else values.set(code, new Set([String(value)]));
    }
  }
  return values;
}

/** Returns whether a product has one of the filter's values in each of its attributes. */
export const matchesFilter = (values: Values, filter: ProductFilter): boolean =>
  Object.entries(filter).every(([code, options]) => options.some((value) => values.get(code)?.has(String(value))));

/** Returns the ids of a category and its subcategories that contain a product with these values. */
function idsWithin({ id, rule, filters, children = [] }: SeedCategory, values: Values): number[] {
  // Categories with a rule are filled by the platform at request time.
  if (rule || (filters && !filters.some((filter) => matchesFilter(values, filter)))) return [];
  return [id, ...children.flatMap((child) => idsWithin(child, values))];
}

/** Returns the ids of a product's categories in tree order, without the root and without categories that have a rule. */
export function categoryIdsOf({ children = [] }: SeedCategory, product: PlaceableProduct): readonly number[] {
  const values = valuesOf(product);
  return children.flatMap((child) => idsWithin(child, values));
}

/** Returns the tree without categories that contain none of these products. Categories with a rule are never removed. */
export function withoutEmptyCategories(tree: SeedCategory, products: readonly PlaceableProduct[]): SeedCategory {
  const usedIds = new Set(products.flatMap((product) => categoryIdsOf(tree, product)));
  const prune = (category: SeedCategory): SeedCategory => {
    const children = (category.children ?? [])
      .filter(({ id, rule }) => rule !== undefined || usedIds.has(id))
      .map(prune);
    const { children: _, ...rest } = category;
    return children.length > 0 ? { ...rest, children } : rest;
  };
  return prune(tree);
}
