import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Client } from "#client/createClient.ts";
import type { Category } from "#domain/catalog/category.ts";

const halfAnHour = 30 * 60_000;

/** All categories as a flat list, in the order in which they are shown. */
export const categoriesQuery = (client: Client) =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: () => client.catalog.categories(),
    staleTime: halfAnHour,
    gcTime: Infinity,
  });

const noCategories: readonly Category[] = [];

/** Returns all categories; empty until they have been loaded. */
export function useCategories(): readonly Category[] {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  return useQuery(categoriesQuery(client)).data ?? noCategories;
}
