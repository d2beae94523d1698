import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** An order of this visitor; null if it does not exist or belongs to somebody else. */
export const orderQuery = (client: Client, orderNumber: string) =>
  queryOptions({ queryKey: ["order", orderNumber], queryFn: () => client.order.find(orderNumber), staleTime: 0 });
