import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function onChange(tell: () => void) {
  const list = matchMedia(query);
  list.addEventListener("change", tell);
  return () => list.removeEventListener("change", tell);
}

/** Whether the visitor wants less motion. Before a browser has been asked, nothing moves. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => true,
  );
