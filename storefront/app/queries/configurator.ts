import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { lowestLensPrice } from "#domain/configurator/offeredLenses.ts";

/** The frame that gets lenses, by its sku; null if there is none. */
export const frameQuery = (client: Client, sku: string) =>
  queryOptions({ queryKey: ["frame", sku], queryFn: () => client.catalog.product(sku) });

/** The lenses that frames can get. */
export const spectacleLensesQuery = (client: Client) =>
  queryOptions({ queryKey: ["lenses"], queryFn: () => client.catalog.spectacleLenses() });

/** The lowest price of lenses, for the page of a frame; null if none are offered. */
export const lowestLensPriceQuery = (client: Client) =>
  queryOptions({
    queryKey: ["lensesFrom"],
    queryFn: async () => lowestLensPrice({ spectacleLenses: await client.catalog.spectacleLenses() }),
  });
