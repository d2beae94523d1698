import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { cheapestLenses } from "#domain/configurator/offeredLenses.ts";

/** The frame that gets lenses, by its sku; null if there is none. */
export const frameQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["frame", sku], queryFn: () => client.catalog.product(sku) });

/** The lenses that frames can get. */
export const spectacleLensesQuery = (client: Client) =>
  queryOptions({ queryKey: ["lenses"], queryFn: () => client.catalog.spectacleLenses() });

/** The prices of lenses that may be the lowest one for a frame, for the page of any frame; empty if none are offered. */
export const cheapestLensesQuery = (client: Client) =>
  queryOptions({
    queryKey: ["cheapestLenses"],
    queryFn: async () => cheapestLenses({ spectacleLenses: await client.catalog.spectacleLenses() }),
  });
