import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import type { ListFlag } from "#domain/catalog/listSearch.ts";

const halfAnHour = 30 * 60_000;

const plainList = { categoryIds: null, text: null, filters: [], facets: [], start: 0 } as const;

/** A shelf of the home page: the newest products with its flag (docs/specification/catalogue.md#list-23). */
export const shelfQuery = (client: Client, flag: ListFlag) =>
  queryOptions({
    queryKey: ["shelf", flag],
    queryFn: () =>
      client.catalog.list({
        ...plainList,
        flag,
        order: { by: "created", direction: "descending" },
        size: catalog.homeListSize,
      }),
  });

const suggestionCount = 6;

/** Suggestions for a search term that is being typed. */
export const suggestionsQuery = (client: Client, text: string) =>
  queryOptions({
    queryKey: ["suggestions", text],
    queryFn: () => client.catalog.list({ ...plainList, text, order: null, size: suggestionCount, suggests: true }),
  });

/** Reads a product by the sku in its page's address; null if there is none. */
export const productQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["product", sku], queryFn: () => client.catalog.productPage(sku) });

/** The prices at which a variant has been sold. */
export const priceHistoryQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["priceHistory", sku], queryFn: () => client.catalog.priceHistory(sku) });

/** The platform's banners for the pages of products. */
export const productBannersQuery = (client: Client) =>
  queryOptions({
    queryKey: ["banners", "product"],
    queryFn: async () => (await client.content.banners()).product,
    staleTime: halfAnHour,
  });

/** The products of a wishlist or a comparison, in the order of their skus. A wishlist shows less of them. */
export const savedProductsQuery = (client: Client, list: "wished" | "compared", skus: readonly string[]) =>
  queryOptions({
    queryKey: [list, skus],
    queryFn: () => (skus.length > 0 ? client.catalog.productsBySku(skus) : []),
  });

/** Products of a shared wishlist as cards, in the order of their skus. */
export const tilesQuery = (client: Client, skus: readonly string[]) =>
  queryOptions({ queryKey: ["tiles", skus], queryFn: () => client.catalog.tilesBySku(skus) });

/** The configurable product that a variant belongs to; null when no product has it. */
export const parentOfQuery = (client: Client, childSku: string) =>
  queryOptions({ queryKey: ["parent", childSku], queryFn: () => client.catalog.productOfVariant(childSku) });

/** The product with this url key; null if there is none. */
export const productOfUrlKeyQuery = (client: Client, key: string) =>
  queryOptions({ queryKey: ["urlKey", key], queryFn: () => client.catalog.productOfUrlKey(key) });
