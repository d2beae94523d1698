import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { listQuery, type ListScope } from "../../queries/catalog.ts";
import { pageOf } from "./useListPages.ts";

export type LoadMoreState = "idle" | "pending" | "failed";

/** Brings one more page, and hands over to `onLoaded` when it is there; what failed can be tried again. */
export function useLoadMore(scope: ListScope, onLoaded: (page: number) => void) {
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const [state, setState] = useState<LoadMoreState>("idle");
  const next = scope.address.page + 1;
  async function load() {
    setState("pending");
    try {
      await queryClient.ensureQueryData(listQuery(client, pageOf(scope, next)));
      setState("idle");
      onLoaded(next);
    } catch {
      setState("failed");
    }
  }
  return { state, load };
}
