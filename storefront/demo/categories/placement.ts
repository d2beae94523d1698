import type { AttributeValues } from "#platform/catalog/tables/catalog.ts";
import type { Holds, SeedCategory } from "./category.ts";

/** The fields that decide in which categories a product lies. */
export interface Placed {
  readonly attributes: AttributeValues;
  readonly flags: readonly string[];
  readonly variants: readonly { readonly attributes: AttributeValues }[];
}

type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns all values of a product and its variants, by attribute. */
export function valuesOf({ attributes, flags, variants }: Placed): Values {
  const values = new Map<string, Set<string>>([["flag", new Set(flags)]]);
  for (const own of [attributes, ...variants.map((variant) => variant.attributes)]) {
    for (const [code, value] of Object.entries(own)) {
      const known = values.get(code);
      if (known) known.add(String(value));
      else values.set(code, new Set([String(value)]));
    }
  }
  return values;
}

export const fits = (values: Values, holds: Holds): boolean =>
  Object.entries(holds).every(([code, wanted]) => wanted.some((value) => values.get(code)?.has(String(value))));

function below({ id, rule, holds, children = [] }: SeedCategory, values: Values): number[] {
  // Categories with a rule are filled by the platform at request time.
  if (rule || (holds && !holds.some((each) => fits(values, each)))) return [];
  return [id, ...children.flatMap((child) => below(child, values))];
}

/** Returns the ids of a product's categories in tree order, without the root and without categories that have a rule. */
export function placesOf({ children = [] }: SeedCategory, product: Placed): readonly number[] {
  const values = valuesOf(product);
  return children.flatMap((child) => below(child, values));
}

/** Returns the tree without categories that hold none of these products. Categories with a rule stay. */
export function filled(tree: SeedCategory, products: readonly Placed[]): SeedCategory {
  const held = new Set(products.flatMap((product) => placesOf(tree, product)));
  const kept = (category: SeedCategory): SeedCategory => {
    const children = (category.children ?? []).filter(({ id, rule }) => rule !== undefined || held.has(id)).map(kept);
    const { children: _, ...rest } = category;
    return children.length > 0 ? { ...rest, children } : rest;
  };
  return kept(tree);
}
