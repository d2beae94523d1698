import { afterPaint } from "@dioptra/ui";
import { useCallback, useEffect, useRef } from "react";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { listQuery, type ListScope, pageOf } from "../../queries/catalog.ts";

/** Derives the address of the next list from the current one. */
export type ListChange = (wanted: ListAddress) => ListAddress;

/**
 * Returns a function that changes the list's address after the next paint, so that a ticked box is drawn before the list is
 * requested. Changes made before that paint are requested together.
 */
export function useBatchedListChange(
  wanted: ListAddress,
  onWant: (address: ListAddress) => void,
): (change: ListChange) => void {
  const latest = useRef({ wanted, onWant });
  const changes = useRef<readonly ListChange[]>([]);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { wanted, onWant };
  });
  // A page that was left requests nothing more.
  useEffect(() => () => leave.current?.(), []);
  return useCallback((change) => {
    changes.current = [...changes.current, change];
    leave.current?.();
    leave.current = afterPaint(() => {
      const made = changes.current;
      changes.current = [];
      latest.current.onWant(made.reduce((address, change) => change(address), latest.current.wanted));
    });
  }, []);
}

/** The pages of a list that stand below each other: the address's, and those before it that were seen in this visit. */
export function useListPages(scope: ListScope): readonly ListScope[] {
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const last = scope.address.page;
  let first = last;
  while (first > 1 && queryClient.getQueryData(listQuery(client, pageOf(scope, first - 1)).queryKey)) first--;
  return Array.from({ length: last - first + 1 }, (_, index) => pageOf(scope, first + index));
}
