import { useQueryClient } from "@tanstack/react-query";
import { dehydratedQueriesId, dehydrateQueries } from "../queries/dehydratedQueries.ts";

/**
 * Embeds the query results that the page was rendered with. They are JSON in an inert element, which is shorter than a
 * script and needs no exception in the content security policy.
 */
export function DehydratedQueries() {
  const queryClient = useQueryClient();
  const text = typeof document === "undefined" ? dehydrateQueries(queryClient) : "";
  return (
    <script
      id={dehydratedQueriesId}
      type="application/json"
      // The browser renders the element empty, since it has read the data before hydration.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
