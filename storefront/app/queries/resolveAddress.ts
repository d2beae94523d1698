import type { QueryClient } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { type AddressMap, normalizePath, pathOf, productRoute, routeOf } from "#domain/addressMap.ts";
import type { Category } from "#domain/catalog/category.ts";
import { type PlainAddress, withVariant } from "#domain/plainAddress.ts";
import { categoriesQuery } from "./categories.ts";
import { pageNodesQuery } from "./content.ts";

interface ResolverContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The plain addresses that are known, if pages are shown there; null if they redirect. */
  readonly addresses: {
    readonly add: (address: PlainAddress) => void;
    readonly learn: (answer: unknown) => void;
  } | null;
  /** The addresses that the browser has resolved before; null on the server. */
  readonly mappings: {
    readonly find: (path: string) => string | null;
    readonly remember: (added: AddressMap) => void;
  } | null;
}

/**
 * Finds the page at a plain path by answers that can be cached, so that the page can be cached too. Returns the path of its
 * route; null if it is not found so.
 */
async function findCached(
  { client, queryClient, addresses }: ResolverContext,
  path: string,
  childSku: string | undefined,
): Promise<string | null> {
  const product = await client.catalog.productAtPath(path);
  if (product) {
    addresses?.learn(product);
    return pathOf(productRoute(product, childSku));
  }
  const nodes = await queryClient.ensureQueryData(pageNodesQuery(client));
  const node = nodes.find(({ plainPath }) => plainPath === path);
  return node ? pathOf({ name: "cms-page", params: { slug: node.identifier } }) : null;
}

/** Returns the path of the page that an address without a route leads to; null if there is none. */
async function resolve(context: ResolverContext, path: string, childSku: string | undefined): Promise<string | null> {
  const { client, queryClient, addresses, mappings } = context;
  const categories: readonly Category[] = await queryClient.ensureQueryData(categoriesQuery(client));
  const category = categories.find(({ urlPath }) => `/${urlPath}` === path);
  if (category) return pathOf({ name: "category", params: { slug: category.slug } });
  const cached = addresses && import.meta.env.SSR ? await findCached(context, path, childSku) : null;
  if (cached !== null) return cached;
  const known = childSku === undefined || addresses ? mappings?.find(path) : undefined;
  if (known) {
    addresses?.add([path, known]);
    return childSku === undefined ? known : withVariant(known, childSku);
  }
  const mapped = await client.catalog.mapUrl(path, childSku);
  if (!mapped) return null;
  addresses?.learn(mapped);
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
