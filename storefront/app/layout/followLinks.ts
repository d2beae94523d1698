import { afterPaint } from "@dioptra/ui";
import { parseQuery } from "#domain/catalog/listAddress.ts";
import { hasPrefix, withoutPrefix } from "#domain/store.ts";
import type { AppRouter } from "../router.tsx";
import { pageOf } from "./navigation.ts";

/** Paths of files, which are not pages. */
const files = "/media/";

/** Returns the link that an event comes from, if it leads to another page of this store view. */
function innerLink(event: Event, prefix: string): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  if (link.pathname.startsWith(files)) return null;
  const isInside = prefix === "" || hasPrefix(link.pathname, prefix);
  const isSamePage = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return isInside && !isSamePage ? link : null;
}

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Makes the router follow links within the store view without a page load, and preloads their pages when they are
 * hovered or focused. Components render plain `<a href>`, which work without JavaScript. Links to other store views
 * load the page anew, since language and currency change.
 */
export function followLinks(router: AppRouter): void {
  const { store, shop, addresses } = router.options.context;
  /** Returns the page that a link leads to, as the router names it. */
  const pageAt = ({ href }: HTMLAnchorElement) => {
    const url = new URL(href);
    url.pathname = withoutPrefix(url.pathname, store);
    addresses?.toRoute(url);
    return { to: url.pathname, search: parseQuery(url.search) };
  };
  const inner = (event: Event) => {
    const link = innerLink(event, store.prefix);
    const isOther = shop.otherPrefixes.some((prefix: string) => link && hasPrefix(link.pathname, prefix));
    return isOther ? null : link;
  };
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = inner(event);
    if (!link) return;
    event.preventDefault();
    // A change within the same page, such as another filter of a list, keeps the scroll position.
    if (link.pathname === location.pathname) {
      void router.navigate({ ...pageAt(link), resetScroll: false });
    } else router.history.push(hrefOf(link));
  });
  const preload = (event: Event) => {
    const link = inner(event);
    if (!link) return;
    const page = pageAt(link);
    // The same page, such as another variant, needs no code, and its data are loaded when it is chosen.
    if (pageOf(page.to) === pageOf(router.latestLocation.pathname)) return;
    // After the paint, so that the hover style appears first. A failure is ignored; opening the page reports it.
    afterPaint(() => void router.preloadRoute(page).catch(() => {}));
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);
}
