import type { ParsePageQuery } from "#app/pageQuery.ts";
import { writeQuery } from "#domain/catalog/listAddress.ts";

/** Returns the address of a page without query parameters that no page reads. */
export function knownAddress(url: URL, parse: ParsePageQuery): URL {
  const known = new URL(url.pathname, url);
  known.search = writeQuery(parse(url.search));
  return known;
}

const maximumLength = 1000; // Characters. Pages with longer keys are not cached.

/** Returns the cache key of a page, which is the same for equivalent addresses. Null for a page that is not cached. */
export function pageKey(
  store: string,
  { pathname, search }: Pick<URL, "pathname" | "search">,
  parse: ParsePageQuery,
): string | null {
  const key = `${store} ${pathname}${search === "" ? "" : writeQuery(parse(search))}`;
  return key.length > maximumLength ? null : key;
}
