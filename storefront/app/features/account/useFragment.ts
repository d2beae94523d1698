import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/**
 * What stands behind the # of the address, as it is written there: the router would decode it once too often. Null on
 * the server, which is never told, and while its page is taken over.
 */
export const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => null,
  );
