import { type StoreView, withoutPrefix, withPrefix } from "#domain/store.ts";
import type { AppRouter } from "../router.tsx";
import { createPlainAddresses, type PlainAddresses } from "../state/plainAddresses.ts";

/** Name of the meta element with the path of the route that shows the page at its plain address. */
export const routePathMeta = "route-path";

/** Creates the plain addresses of this page load, with that of the page itself, which the router needs first. */
export function plainAddressesOfPage(store: StoreView): PlainAddresses {
  const addresses = createPlainAddresses();
  const routePath = document.querySelector<HTMLMetaElement>(`meta[name=${routePathMeta}]`)?.content;
  if (routePath !== undefined) addresses.add([withoutPrefix(location.pathname, store), routePath]);
  return addresses;
}

/**
 * Shows the plain address of each page in the address bar. A link that only knows the address of the route, such as that of
 * a cart line, has led to it by then, and the page has told its plain one.
 */
export function keepPlainAddress({ subscribe, options }: AppRouter, addresses: PlainAddresses): void {
  const { store } = options.context;
  const show = () => {
    const url = new URL(location.href);
    url.pathname = withoutPrefix(url.pathname, store);
    addresses.toPlain(url);
    const address = withPrefix(url.pathname, store) + url.search + url.hash;
    if (address === location.pathname + location.search + location.hash) return;
    // The router's own function would load the page again.
    History.prototype.replaceState.call(history, history.state, "", address);
  };
  subscribe("onResolved", show);
}
