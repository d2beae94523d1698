import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** Reads an order of this visitor; null for any other. */
export const orderQuery = (client: Client, orderNumber: string) =>
  queryOptions({ queryKey: ["order", orderNumber], queryFn: () => client.order(orderNumber), staleTime: 0 });
