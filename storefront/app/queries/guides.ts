import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { filters } from "#configuration/filters.ts";
import { type Category, idsBelow } from "#domain/catalog/category.ts";
import { guideSearch } from "#domain/catalog/frameGuides.ts";
import { categoriesQuery } from "./categories.ts";

const halfAnHour = 30 * 60_000;

/** The frames that the guides are about: one of them, and the filters that their list offers. */
export const guideQuery = (client: Client, categories: readonly Category[]) =>
  queryOptions({
    queryKey: ["guide"],
    queryFn: () =>
      client.catalog.list(guideSearch(idsBelow(categories, { id: catalog.promotedCategoryIds.prescription }), filters)),
    staleTime: halfAnHour,
  });

interface LoaderContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads what the pages of the guides show. */
export async function loadGuide({ client, queryClient }: LoaderContext): Promise<void> {
  const categories = await queryClient.ensureQueryData(categoriesQuery(client));
  await queryClient.ensureQueryData(guideQuery(client, categories));
}
