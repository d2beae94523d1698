import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { Client } from "#client/createClient.ts";
import type { StoreView } from "#domain/store.ts";

interface LoaderContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly store: Pick<StoreView, "prefix">;
}

/**
 * Says that there is no page at a path, after loading what it may have meant. That code is loaded only now; without it, the
 * page of the error stands alone.
 */
export async function throwNotFound({ client, queryClient, store }: LoaderContext, pathname: string): Promise<never> {
  const near = await import("./near.ts").catch(() => null);
  if (near) await queryClient.prefetchQuery(near.nearPagesQuery(client, store, pathname));
  throw notFound();
}
