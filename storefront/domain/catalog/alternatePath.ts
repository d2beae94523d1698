import type { Category } from "./category.ts";

/**
 * Where the page of one store view lies in another, without its prefix. Slugs are words of a language: a category is
 * named by its id, which leads to its slug there, as a product's slug of another language does.
 */
export function alternatePath(pathname: string, query: string, categories: readonly Category[]): string {
  const [, room, name = ""] = pathname.split("/");
  if (room === "c") {
    const category = categories.find(({ slug }) => encodeURIComponent(slug) === name || slug === name);
    return category ? `/c/${category.id}${query}` : "/";
  }
  return room === "p" || room === "cart" ? pathname : "/";
}

/** The category that an address names: by its slug, or by its id, which is the same in every language. */
export const categoryNamed = (categories: readonly Category[], name: string): Category | undefined =>
  categories.find(({ slug }) => slug === name) ?? categories.find(({ id }) => String(id) === name);
