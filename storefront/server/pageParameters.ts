import { configuration } from "#configuration/index.ts";
import { listParameters } from "#domain/catalog/listAddress.ts";

/** What the query of a page's address may name: everything that a route reads. The rest, such as `utm_source`, makes no other page. */
const pageParameters: ReadonlySet<string> = new Set([
  ...configuration.filters.facets.map(({ code }) => code),
  ...listParameters,
  "step",
]);

/** The parameters of a query that pages know, in the order given. */
export const knownParameters = (search: string): readonly (readonly [name: string, value: string])[] =>
  search === "" ? [] : [...new URLSearchParams(search)].filter(([name]) => pageParameters.has(name));

const longest = 1000; // Characters of an address; longer ones are not worth keeping.

/** What a page is kept under: one name for all addresses that ask for the same. Null for an address that is not kept. */
export function pageKey(store: string, pathname: string, search: string): string | null {
  const known = knownParameters(search).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const key = `${store} ${pathname}?${known.toSorted().join("&")}`;
  return key.length > longest ? null : key;
}
