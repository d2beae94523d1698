import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { createStaleCheck } from "./latePrices.ts";

/** Key of the object that stands for a date in JSON. */
const dateKey = "$date";

const hasDate = (data: unknown): boolean =>
  data instanceof Date || (typeof data === "object" && data !== null && Object.values(data).some(hasDate));

function replaceDate(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  return this[key] instanceof Date ? { [dateKey]: value } : value;
}

const reviveDate = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && dateKey in value ? new Date(String(value[dateKey])) : value;

/** Serialises data as JSON that preserves dates and is safe inside a script element. */
export const serializeData = (data: unknown): string =>
  // Most data have no dates, and JSON.stringify is several times faster without a replacer.
  JSON.stringify(data, hasDate(data) ? replaceDate : undefined).replaceAll("<", String.raw`\u003c`);

/** Parses what `serializeData` returned. The type is not checked. */
export const parseData = <Data>(text: string): Data =>
  JSON.parse(text, text.includes(`"${dateKey}"`) ? reviveDate : undefined);

type QueryResult = readonly [key: QueryKey, data: unknown];

/** Id of the page's element that holds the query results. */
export const dehydratedQueriesId = "answers";

/** Returns the successful query results of a page as text. The browser repeats failed queries. */
export const dehydrateQueries = (queryClient: QueryClient): string =>
  serializeData(
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === "success" })
      .map(({ queryKey, state }): QueryResult => [queryKey, state.data]),
  );

/**
 * Fills the query client with the results that came with the page. They count as fresh from now on, not from when the
 * page was rendered: the server drops a cached page as soon as its data change. Prices that the server did not wait for
 * are asked for again.
 */
export function hydrateQueries(queryClient: QueryClient): void {
  const text = document.getElementById(dehydratedQueriesId)?.textContent;
  if (!text) return;
  const results = parseData<readonly QueryResult[]>(text);
  const isStale = createStaleCheck(results.map(([key]) => key));
  for (const [key, data] of results) queryClient.setQueryData(key, data, isStale(key) ? { updatedAt: 0 } : {});
}
