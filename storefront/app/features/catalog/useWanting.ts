import { afterPaint } from "@dioptra/ui";
import { useCallback, useEffect, useRef } from "react";
import type { ListAddress } from "#domain/catalog/listAddress.ts";

/** Makes another address of the one that is wanted. */
export type ListChange = (wanted: ListAddress) => ListAddress;

/** A box is ticked before the list is asked for; what is changed in one moment is asked for at once. */
export function useWanting(wanted: ListAddress, onWant: (address: ListAddress) => void): (change: ListChange) => void {
  const latest = useRef({ wanted, onWant });
  const changes = useRef<readonly ListChange[]>([]);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { wanted, onWant };
  });
  // Whoever has left the list wants no other.
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
