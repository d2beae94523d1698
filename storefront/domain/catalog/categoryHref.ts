import { withPrefix } from "../store/prefix.ts";
import type { Category } from "./category.ts";

/** The address of a category's page (specification, section 2, Routes). */
export const categoryHref = (storePrefix: string, { slug }: Pick<Category, "slug">): string =>
  withPrefix(`/c/${encodeURIComponent(slug)}`, { prefix: storePrefix });
