import { useState } from "react";
import { hasRoom } from "../../state/createPersistedStore.ts";
import { useIsAway } from "../../state/useIsOnline.ts";

/**
 * Returns the id of the message that says what becomes of an order while the platform cannot be reached; null otherwise. An
 * order waits in this browser only if its storage takes it.
 */
export function useOfflineOrder(): "checkout.offline.notSaved" | "checkout.offline.willWait" | null {
  const isAway = useIsAway();
  const [isStored] = useState(hasRoom);
  if (!isAway) return null;
  return isStored ? "checkout.offline.willWait" : "checkout.offline.notSaved";
}
