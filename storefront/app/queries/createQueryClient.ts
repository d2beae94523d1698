import { QueryClient, type QueryPersister } from "@tanstack/react-query";

/**
 * Creates the cache of answers of a page load. Queries also run while the browser reports to be offline, so that a page
 * fails and says so instead of waiting. `persister` replaces answers that do not arrive; the server has none.
 */
export const createQueryClient = (persister?: QueryPersister) =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, networkMode: "always", ...(persister && { persister }) },
    },
  });
