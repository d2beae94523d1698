import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** How many pieces of a variant can be had now. */
export const stockQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["stock", sku], queryFn: () => client.stock(sku), staleTime: 30_000 });
