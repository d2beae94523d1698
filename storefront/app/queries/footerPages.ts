import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Client } from "#client/createClient.ts";
import { type FooterPage, missingFooterPages } from "#domain/footerPages.ts";

/**
 * The pages that the footer leaves out, because the store does not have them. Pages come with this short list instead of
 * the tree of pages.
 */
export const missingPagesQuery = (client: Client) =>
  queryOptions({
    queryKey: ["missingPages"],
    queryFn: async () => missingFooterPages(await client.content.pageNodes()),
    staleTime: Infinity,
    gcTime: Infinity,
  });

const noPages: readonly FooterPage[] = [];

/** Returns the pages that the footer leaves out, as the server has read them; none if it could not. */
export function useMissingPages(): readonly FooterPage[] {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  return useQuery({ ...missingPagesQuery(client), enabled: false }).data ?? noPages;
}
