import { type StoreView, withPrefix } from "#domain/store.ts";

/** The path of the page that the service worker shows in place of one that does not arrive, without a prefix. */
export const offlinePath = "/offline";

/** The element of that page, by which a page load recognises it at any address. */
export const offlinePageId = "offline-page";

/** The address that this page load was for, until it is opened. Only browsers set it. */
let wanted: string | null = null;

/**
 * Prepares this page load if the service worker has answered with the offline page. It is at the address that was wanted,
 * and can be hydrated only at its own, so it moves there first; `takeWantedAddress` leads back. Returns whether
 * the worker has answered so.
 */
export function moveStandIn(store: StoreView): boolean {
  const own = withPrefix(offlinePath, store);
  if (!document.getElementById(offlinePageId) || location.pathname === own) return false;
  wanted = location.pathname + location.search + location.hash;
  history.replaceState(history.state, "", own);
  return true;
}

/** Returns the address that this page load was for, once; null if it was for the offline page. */
export function takeWantedAddress(): string | null {
  const address = wanted;
  wanted = null;
  return address;
}
