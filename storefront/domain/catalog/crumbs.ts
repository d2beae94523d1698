import { type Category, categoryHref, pathTo } from "./category.ts";
import { withPrefix } from "../store.ts";

/** A link of a breadcrumb. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface CrumbRules {
  readonly rootCategoryId: number;
  /** Deeper levels are left out. This level links to its plain path (docs/decisions/product.md#decision-22). */
  readonly maximumBreadcrumbLevel: number;
}

/** Returns the breadcrumb of a category, itself included (docs/specification/pages.md#page-29). */
export function categoryCrumbs(
  categories: readonly Category[],
  category: Category,
  storePrefix: string,
  { rootCategoryId, maximumBreadcrumbLevel }: CrumbRules,
): Crumb[] {
  return pathTo(categories, category, rootCategoryId)
    .filter(({ level }) => level <= maximumBreadcrumbLevel)
    .map((each) => ({
      label: each.name,
      href:
        each.level === maximumBreadcrumbLevel
          ? withPrefix(`/${each.urlPath}`, { prefix: storePrefix })
          : categoryHref(storePrefix, each),
    }));
}
