import type { CategorySection } from "./tables/category.ts";
import type { CatalogueView } from "./catalogue.ts";
import type { ListedCategory } from "./readCategories.ts";

/** A category as the search service keeps it, with everything below it (docs/specification/catalogue.md#list-1). */
export interface CategoryDocument {
  readonly id: number;
  readonly parent_id: number | null;
  readonly parent_ids: readonly number[];
  readonly level: number;
  /** The ids from the root down, such as `2/29/41`. */
  readonly path: string;
  readonly name: string;
  readonly slug: string;
  readonly url_key: string;
  /** The slugs from the first level below the root down, joined by slashes. */
  readonly url_path: string;
  readonly is_active: boolean;
  /** Products that its list shows in this store view. */
  readonly product_count: number;
  readonly position: number;
  readonly menu_visible: boolean;
  /** A banner, as products name their pictures; null for none. */
  readonly image: string | null;
  readonly is_landing: boolean;
  readonly code: string;
  readonly lens_type: string | null;
  readonly fitting_box_id: string | null;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Said above the list, */
  readonly description: string;
  /** and below it: a field of our own. */
  readonly sections: readonly CategorySection[];
  readonly children_count: number;
  readonly children_data: readonly CategoryDocument[];
}

/** How many products a category lists. */
export type CountOf = (categoryId: number) => number;

/**
 * Every category of a store view, in the order of the tree. What is promoted changes with the prices, so that the counts
 * are as old as the first product's price (`nextPriceChange`).
 */
export function categoryDocuments(
  { categories }: Pick<CatalogueView, "categories">,
  countOf: CountOf,
): readonly CategoryDocument[] {
  const slugs = new Map(categories.map(({ category, text }) => [category.id, text.slug]));
  const childrenOf = Map.groupBy(categories, ({ category }) => category.parentId);
  const documentOf = ({ category, text, path: ids }: ListedCategory): CategoryDocument => {
    const children = childrenOf.get(category.id) ?? [];
    return {
      id: category.id,
      parent_id: category.parentId,
      parent_ids: ids.slice(0, -1),
      level: category.level,
      path: ids.join("/"),
      name: text.name,
      slug: text.slug,
      url_key: text.slug,
      url_path: (ids.length > 1 ? ids.slice(1) : ids).map((id) => slugs.get(id)).join("/"),
      is_active: category.active,
      product_count: countOf(category.id),
      position: category.position,
      menu_visible: category.menuVisible,
      image: category.image,
      is_landing: category.isLanding,
      code: category.code,
      lens_type: category.lensType,
      fitting_box_id: category.fittingBoxId,
      meta_title: text.metaTitle,
      meta_description: text.metaDescription,
      description: text.description,
      sections: text.sections,
      children_count: children.length,
      children_data: children.map(documentOf),
    };
  };
  return categories.map(documentOf);
}
