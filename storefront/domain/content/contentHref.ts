import { withPrefix } from "../store/prefix.ts";
import type { Article, ContentPage } from "./content.ts";

/** The address of a page of words (specification, section 2, Routes). */
export const pageHref = (storePrefix: string, { identifier }: Pick<ContentPage, "identifier">): string =>
  withPrefix(`/i/${encodeURIComponent(identifier)}`, { prefix: storePrefix });

/** The address of an article (section 2, Routes). */
export const articleHref = (storePrefix: string, { id, slug }: Pick<Article, "id" | "slug">): string =>
  withPrefix(`/blog/${id}/${encodeURIComponent(slug)}`, { prefix: storePrefix });
