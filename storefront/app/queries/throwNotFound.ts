import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import type { Client } from "#client/createClient.ts";
import type { RemovablePage } from "#domain/removedPage.ts";
import type { StoreView } from "#domain/store.ts";

interface LoaderContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly store: Pick<StoreView, "prefix">;
}

/** What a page that is not found knows about itself: whether the staff has removed it for good. */
export interface NotFoundData {
  readonly isRemoved: boolean;
}

/** Returns whether the error of a page says that the staff has removed the page for good. */
export const isRemovedPage = (error: unknown): boolean =>
  (error as { readonly data?: Partial<NotFoundData> } | undefined)?.data?.isRemoved === true;

/**
 * Says that there is no page at a path, or that what it showed was removed for good, after loading what may be meant
 * instead. Lists that linked the page are loaded again when they are shown next. That code is loaded only now; without
 * it, the page of the error stands alone.
 */
export async function throwNotFound(
  { client, queryClient, store }: LoaderContext,
  pathname: string,
  page: RemovablePage | null,
): Promise<never> {
  const near = await import("./near.ts").catch(() => null);
  const [isRemoved] = await Promise.all([
    near && page ? queryClient.fetchQuery(near.removedQuery(client, page)) : false,
    near && queryClient.prefetchQuery(near.nearPagesQuery(client, store, pathname)),
    near && page && near.refreshLists(queryClient, page),
  ]);
  throw notFound({ data: { isRemoved } satisfies NotFoundData });
}
