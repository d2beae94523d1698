import { filters } from "#configuration/filters.ts";
import { listParameters, parseQuery } from "#domain/catalog/listAddress.ts";

/**
 * What the query of a page's address may name: everything that a route reads. The rest, such as `utm_source`, makes no
 * other page, neither on the server nor in the browser.
 */
const pageParameters: ReadonlySet<string> = new Set([
  ...filters.facets.map(({ code }) => code),
  ...listParameters,
  "step",
]);

/** Reads the query of a page's address; in whatever order several values of a name stand, it is the same query. */
export function parsePageQuery(text: string): Record<string, string | string[]> {
  const known = Object.entries(parseQuery(text)).filter(([name]) => pageParameters.has(name));
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? value : value.toSorted()]));
}
