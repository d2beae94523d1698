import {
  type PlainAddress,
  plainAddressesIn,
  splitVariant,
  variantParameter,
  withVariant,
} from "#domain/plainAddress.ts";

/** Categories win over products, and products over pages of text (docs/specification/pages.md#page-24). */
const rankedRoutes = ["/c/", "/p/"];

const rankOf = (routePath: string): number => {
  const rank = rankedRoutes.findIndex((start) => routePath.startsWith(start));
  return rank === -1 ? rankedRoutes.length : rank;
};

/**
 * Creates the addresses at which pages are shown instead of those of their routes, as far as they are known: the router
 * matches `/p/…`, `/c/…` and `/i/…`, and the address bar and the links have the plain ones
 * (docs/specification/pages.md#page-46). All paths are without the prefix of the store view.
 */
export function createPlainAddresses() {
  const routes = new Map<string, string>();
  const plains = new Map<string, string>();

  function add([plainPath, routePath]: PlainAddress): void {
    const before = routes.get(plainPath);
    if (before === routePath) return;
    // Of two pages with one path, the winner must not depend on which of them was loaded first.
    if (before?.startsWith("/c/") || (before !== undefined && rankOf(before) < rankOf(routePath))) return;
    if (before !== undefined) plains.delete(before);
    routes.set(plainPath, routePath);
    plains.set(routePath, plainPath);
  }

  return {
    add,

    /** Adds the addresses of everything in an answer of the shop. */
    learn: (answer: unknown): void => plainAddressesIn(answer).forEach(add),

    /** Returns the address of the page that a route shows, without a variant; null if it has no plain one. */
    addressOf(routePath: string): PlainAddress | null {
      // The router decodes paths.
      const [basePath] = splitVariant(new URL(routePath, "http://route").pathname);
      const plainPath = plains.get(basePath);
      return plainPath === undefined ? null : [plainPath, basePath];
    },

    /** Changes a plain address to that of its route. Any other address stays. */
    toRoute(url: URL): void {
      const routePath = routes.get(url.pathname);
      if (routePath === undefined) return;
      const childSku = url.searchParams.get(variantParameter);
      if (childSku !== null) url.searchParams.delete(variantParameter);
      url.pathname = childSku === null ? routePath : withVariant(routePath, childSku);
    },

    /** Changes the address of a route to the plain one. An address whose plain one is not known stays. */
    toPlain(url: URL): void {
      const [basePath, childSku] = splitVariant(url.pathname);
      const plainPath = plains.get(basePath);
      if (plainPath === undefined) return;
      url.pathname = plainPath;
      if (childSku !== null) url.searchParams.append(variantParameter, childSku);
    },
  };
}

export type PlainAddresses = ReturnType<typeof createPlainAddresses>;
