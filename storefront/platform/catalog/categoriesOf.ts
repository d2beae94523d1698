import type { CatalogueView } from "./catalogue.ts";
import { isPromoted } from "./isPromoted.ts";
import type { ListedProduct } from "./listedProduct.ts";
import type { ListedCategory } from "./readCategories.ts";

/** The categories that a product lies in at a moment, in the order of the tree: where it was put, and where a rule puts it. */
export function categoriesOf(
  listed: ListedProduct,
  { categories, store }: Pick<CatalogueView, "categories" | "store">,
  moment: Date,
): readonly ListedCategory[] {
  const promoted = isPromoted(listed, store.currency, moment);
  const kind = listed.product.attributes["type"];
  const placed = new Set(listed.places.map(({ categoryId }) => categoryId));
  return categories.filter(({ category: { id, rule } }) => {
    if (placed.has(id)) return true;
    return rule !== null && promoted && (rule.kind === undefined || rule.kind === kind);
  });
}
