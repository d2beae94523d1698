import { useQueryClient } from "@tanstack/react-query";
import { type AnyRouter, useMatch, useRouteContext, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { type ListAddress, readListAddress, toListQuery, writeQuery } from "#domain/catalog/listAddress.ts";
import { listQuery, type ListScope, pageOf } from "../../queries/catalog.ts";
import { listRules } from "./listRules.ts";

export type LoadMoreState = "idle" | "pending" | "failed";

/** Brings one more page, and hands over to `onLoaded` when it is there; what failed can be tried again. */
export function useLoadMore(scope: ListScope, onLoaded: (page: number) => void) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const path = useMatch({ from: "/c/$slug", select: ({ pathname }) => pathname });
  const { address } = scope;
  // By what is shown: the match may be a moment behind the list.
  const seen = path + writeQuery(toListQuery(address));
  const [made, setMade] = useState<{ of: ListAddress; state: LoadMoreState }>({ of: address, state: "idle" });
  const next = address.page + 1;
  const setState = (state: LoadMoreState) => setMade({ of: address, state });
  async function load() {
    setState("pending");
    try {
      await queryClient.ensureQueryData(listQuery(client, pageOf(scope, next)));
      setState("idle");
      // Whoever has chosen otherwise meanwhile, or gone elsewhere, wants no more of this list.
      if (wantedList(router) === seen) onLoaded(next);
    } catch {
      setState("failed");
    }
  }
  // What became of another list is not said of this one.
  return { state: made.of === address ? made.state : "idle", load };
}

/** The list whose address stands in the address bar, which is ahead of the list that is seen. */
function wantedList({ latestLocation: { pathname, search } }: AnyRouter): string {
  return pathname + writeQuery(toListQuery(readListAddress(search, listRules)));
}
