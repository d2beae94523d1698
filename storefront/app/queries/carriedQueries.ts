import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { fromCarried, toCarried } from "./carriedData.ts";

/** What was asked for, and the answer as it travels. */
export type CarriedQuery = readonly [key: QueryKey, data: unknown];

/** The answers that a page was rendered with, to travel along with it. What failed is asked for again by the browser. */
export const toCarriedQueries = (queryClient: QueryClient): CarriedQuery[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === "success" })
    .map(({ queryKey, state }) => [queryKey, toCarried(state.data)]);

/**
 * Takes over the answers that came with a page. The server keeps a page for as long as it is true: they are as fresh as
 * the page, not as its making.
 */
export function takeCarriedQueries(queryClient: QueryClient, carried: readonly CarriedQuery[]): void {
  for (const [key, data] of carried) queryClient.setQueryData(key, fromCarried(data));
}
