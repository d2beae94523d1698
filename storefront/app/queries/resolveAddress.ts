import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { type AddressMap, normalizePath, pathOf, routeOf } from "#domain/addressMap.ts";
import type { Category } from "#domain/catalog/category.ts";
import { categoriesQuery } from "./categories.ts";

interface ResolverContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The addresses that the browser has resolved before; null on the server. */
  readonly mappings: {
    readonly find: (path: string) => string | null;
    readonly remember: (added: AddressMap) => void;
  } | null;
}

/** Returns the path of the page that an address without a route leads to; null if there is none. */
async function resolve(context: ResolverContext, path: string, childSku: string | undefined): Promise<string | null> {
  const { client, queryClient, mappings } = context;
  const categories: readonly Category[] = await queryClient.ensureQueryData(categoriesQuery(client));
  const category = categories.find(({ urlPath }) => `/${urlPath}` === path);
  if (category) return pathOf({ name: "category", params: { slug: category.slug } });
  const known = childSku === undefined ? mappings?.find(path) : undefined;
  if (known) return known;
  const mapped = await client.catalog.mapUrl(path, childSku);
  if (!mapped) return null;
  const found = pathOf(routeOf(mapped, childSku));
  // The variant is chosen by the query, which is not part of the address that is remembered.
  if (childSku === undefined) mappings?.remember({ [path]: found });
  return found;
}

/**
 * Returns the path of the page of the product, the category or the text that the shop has at an address without a route;
 * null for any other address.
 */
export const resolveAddress = (
  context: ResolverContext,
  path: string,
  childSku: string | undefined,
): Promise<string | null> => resolve(context, normalizePath(path), childSku);
