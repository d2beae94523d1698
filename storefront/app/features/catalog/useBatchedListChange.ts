import { afterPaint } from "@dioptra/ui";
import { useCallback, useEffect, useRef } from "react";
import type { ListAddress } from "#domain/catalog/listAddress.ts";

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
