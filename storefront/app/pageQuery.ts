import type { AnyRoute } from "@tanstack/react-router";
import { parseQuery } from "#domain/catalog/listAddress.ts";

/**
 * Parses the query of a page's address. Parameters that no page reads are dropped; repeated values are sorted, so order
 * is irrelevant.
 */
export type ParsePageQuery = (text: string) => Record<string, string | string[]>;

/** Returns the query parameters that a route and those within it read. */
const queryNames = ({ options, children = {} }: AnyRoute): readonly string[] => [
  ...(options.staticData?.query ?? []),
  ...Object.values<AnyRoute>(children).flatMap(queryNames),
];

/** Creates the parser of the queries of all pages. */
export function createPageQueryParser(routeTree: AnyRoute): ParsePageQuery {
  const names = new Set(queryNames(routeTree));
  return (text) =>
    Object.fromEntries(
      Object.entries(parseQuery(text))
        .filter(([name]) => names.has(name))
        .map(([name, value]) => [name, typeof value === "string" ? value : value.toSorted()]),
    );
}
