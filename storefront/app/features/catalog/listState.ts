import { afterPaint } from "@dioptra/ui";
import { useCallback, useEffect, useRef } from "react";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { listQuery, type ListScope, pageOf } from "../../queries/list.ts";

/** Derives the address of the next list from the current one. */
export type ListChange = (current: ListAddress) => ListAddress;

/**
 * Returns a function that changes the list's address after the next paint, so that a ticked box is drawn before the
 * list is requested. Changes made before that paint are requested together.
 */
export function useBatchedListChange(
  requested: ListAddress,
  onRequest: (address: ListAddress) => void,
): (change: ListChange) => void {
  const latest = useRef({ requested, onRequest });
  const pendingChanges = useRef<readonly ListChange[]>([]);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { requested, onRequest };
  });
  // Requests nothing more once the page was left.
  useEffect(() => () => cancel.current?.(), []);
  return useCallback((change) => {
    pendingChanges.current = [...pendingChanges.current, change];
    cancel.current?.();
    cancel.current = afterPaint(() => {
      const changes = pendingChanges.current;
      pendingChanges.current = [];
      latest.current.onRequest(changes.reduce((address, change) => change(address), latest.current.requested));
    });
  }, []);
}

/**
 * Returns the pages of a list that are shown below each other: the page of the address, and those directly before it
 * that are cached because the shopper has seen them in this visit.
 */
export function useListPages(scope: ListScope): readonly ListScope[] {
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const last = scope.address.page;
  let first = last;
  while (first > 1 && queryClient.getQueryData(listQuery(client, pageOf(scope, first - 1)).queryKey)) first--;
  return Array.from({ length: last - first + 1 }, (_, index) => pageOf(scope, first + index));
}
