import { QueryClient } from "@tanstack/react-query";

/**
 * Creates the cache of answers of a page load. Queries also run while the browser reports to be offline, so that a page
 * fails and says so instead of waiting.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false, networkMode: "always" } } });
