import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Category } from "#domain/catalog/category.ts";
import { categoriesQuery } from "./catalog.ts";

const none: readonly Category[] = [];

/** The tree of categories; empty as long as it is not known. */
export function useCategories(): readonly Category[] {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  return useQuery(categoriesQuery(client)).data ?? none;
}
