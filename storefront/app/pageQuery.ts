import { filters } from "#configuration/filters.ts";
import { listParameters, parseQuery } from "#domain/catalog/listAddress.ts";

/**
 * The query parameters that routes read. All others, such as `utm_source`, are dropped, so that they do not make a
 * different page for the server's cache or the browser's queries.
 */
const pageParameters: ReadonlySet<string> = new Set([
  ...filters.facets.map(({ code }) => code),
  ...listParameters,
  // The products of a shared list.
  "sku",
  // The variant of a product that is addressed by its plain path.
  "childSku",
  "step",
]);

/**
 * Parses the query of a page's address. Unknown parameters are dropped; repeated values are sorted, so order is
 * irrelevant.
 */
export function parsePageQuery(text: string): Record<string, string | string[]> {
  const parameters = Object.entries(parseQuery(text)).filter(([name]) => pageParameters.has(name));
  return Object.fromEntries(
    parameters.map(([name, value]) => [name, typeof value === "string" ? value : value.toSorted()]),
  );
}
