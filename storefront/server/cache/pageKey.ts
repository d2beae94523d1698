import { parsePageQuery } from "#app/pageQuery.ts";
import { writeQuery } from "#domain/catalog/listAddress.ts";

/** The address of a page as its routes know it: without what none of them reads. */
export function knownAddress(url: URL): URL {
  const known = new URL(url.pathname, url);
  known.search = writeQuery(parsePageQuery(url.search));
  return known;
}

const longest = 1000; // Characters of an address; longer ones are not worth keeping.

/** What a page is kept under: one name for all addresses that ask for the same. Null for an address that is not kept. */
export function pageKey(store: string, pathname: string, search: string): string | null {
  const key = `${store} ${pathname}${search === "" ? "" : writeQuery(parsePageQuery(search))}`;
  return key.length > longest ? null : key;
}
