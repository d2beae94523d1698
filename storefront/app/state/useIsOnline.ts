import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useShop } from "./useShop.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Returns whether this device has a network, and renders again when that changes. On the server it has one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Returns whether the shop cannot be reached: the device has no network, or the shop did not answer last. */
export function useIsAway(): boolean {
  const isAway = useStore(useShop().connection.store, (connection) => connection.isAway);
  return !useIsOnline() || isAway;
}
