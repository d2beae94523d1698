import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** One product by the sku that its page carries; null when there is none. */
export const productQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["product", sku], queryFn: () => client.productPage(sku) });

/** The configurable product that a variant belongs to; null when no product has it. */
export const parentOfQuery = (client: Client, childSku: string) =>
  queryOptions({ queryKey: ["parent", childSku], queryFn: () => client.productOfVariant(childSku) });
