import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";

/** The lenses of the order in a link from a mail; null if it has none or the link is wrong. */
export const renewalQuery = (client: Client, token: string) =>
  queryOptions({ queryKey: ["renewal", token], queryFn: async () => client.order.renewal(token) });

/** An order of this visitor; null if it does not exist or belongs to somebody else. */
export const orderQuery = (client: Client, orderNumber: string) =>
  queryOptions({ queryKey: ["order", orderNumber], queryFn: () => client.order.find(orderNumber), staleTime: 0 });
