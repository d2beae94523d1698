import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import type { Client } from "#client/createClient.ts";
import type { Category } from "#domain/catalog/category.ts";
import { categoriesQuery } from "./catalog.ts";

interface Asking {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Leads from a category's plain path to its page; to whatever else, there is no way. */
export async function leadToCategory({ client, queryClient }: Asking, path: string | undefined): Promise<never> {
  const categories: readonly Category[] = await queryClient.ensureQueryData(categoriesQuery(client));
  const category = categories.find(({ urlPath }) => urlPath === path);
  if (!category) throw notFound();
  throw redirect({ to: "/c/$slug", params: { slug: category.slug }, statusCode: 301, replace: true });
}
