import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { listQuery, type ListScope, pageOf } from "../../queries/catalog.ts";

/** The pages of a list that stand below each other: the address's, and those before it that were seen in this visit. */
export function useListPages(scope: ListScope): readonly ListScope[] {
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const last = scope.address.page;
  let first = last;
  while (first > 1 && queryClient.getQueryData(listQuery(client, pageOf(scope, first - 1)).queryKey)) first--;
  return Array.from({ length: last - first + 1 }, (_, index) => pageOf(scope, first + index));
}
