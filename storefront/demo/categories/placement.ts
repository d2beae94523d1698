import type { AttributeValues } from "#platform/catalog/tables/catalog.ts";
import type { Holds, SeedCategory } from "./category.ts";

/** What of a product its place follows from. */
export interface Placed {
  readonly attributes: AttributeValues;
  readonly flags: readonly string[];
  readonly variants: readonly { readonly attributes: AttributeValues }[];
}

type Values = ReadonlyMap<string, ReadonlySet<string>>;

/** Everything that is true of a product or of one of its variants, by attribute. */
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
  // What lies there at a moment only is nobody's place for good.
  if (rule || (holds && !holds.some((each) => fits(values, each)))) return [];
  return [id, ...children.flatMap((child) => below(child, values))];
}

/** The ids of the categories that a product lies in for good, but for the root, in the order of the tree. */
export function placesOf({ children = [] }: SeedCategory, product: Placed): readonly number[] {
  const values = valuesOf(product);
  return children.flatMap((child) => below(child, values));
}

/** The tree without the categories that hold none of these products; what lies in one at a moment only stays. */
export function filled(tree: SeedCategory, products: readonly Placed[]): SeedCategory {
  const held = new Set(products.flatMap((product) => placesOf(tree, product)));
  const kept = (category: SeedCategory): SeedCategory => {
    const children = (category.children ?? []).filter(({ id, rule }) => rule !== undefined || held.has(id)).map(kept);
    const { children: _, ...rest } = category;
    return children.length > 0 ? { ...rest, children } : rest;
  };
  return kept(tree);
}
