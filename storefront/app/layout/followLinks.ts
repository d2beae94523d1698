import { afterPaint } from "@dioptra/ui";
import { parseQuery } from "#domain/catalog/listAddress.ts";
import { hasPrefix, withoutPrefix } from "#domain/store.ts";
import type { AppRouter } from "../router.tsx";
import { pageOf } from "./navigation.ts";

/** Where files lie, which no route shows. */
const files = "/media/";

/** The link that an event is about, if it leads to another page of this store view. */
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
 * Components render plain `<a href>`, which work without JavaScript; with it, links inside the store view are followed
 * without a page load, and what they need is loaded when they are pointed at or focused.
 * Other store views need a full load: another language, another currency.
 */
export function followLinks(router: AppRouter): void {
  const { store, shop } = router.options.context;
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
    // Another view of the same page, such as a list with another filter, stays where it is looked at.
    if (link.pathname === location.pathname) {
      const to = withoutPrefix(link.pathname, store);
      void router.navigate({ to, search: parseQuery(link.search), resetScroll: false });
    } else router.history.push(hrefOf(link));
  });
  const preload = (event: Event) => {
    const link = inner(event);
    if (!link) return;
    const to = withoutPrefix(link.pathname, store);
    // Of another view of the same page, such as a variant, everything is there, or is asked for when it is chosen.
    if (pageOf(to) === pageOf(router.latestLocation.pathname)) return;
    const page = { to, search: parseQuery(link.search) };
    // Nothing waits for it, least of all the picture of what is pointed at: a page that cannot be loaded says so when it
    // is opened.
    afterPaint(() => void router.preloadRoute(page).catch(() => {}));
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload);
}
