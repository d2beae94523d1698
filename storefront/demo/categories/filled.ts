import { type Placed, placesOf } from "./placesOf.ts";
import type { SeedCategory } from "./seedCategory.ts";

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
