import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import type { StoreView } from "#domain/store.ts";

interface Match {
  readonly routeId: string;
  readonly pathname: string;
  readonly search: object;
  readonly status: string;
  readonly globalNotFound?: boolean;
}

/** The store locator has two addresses, and its query only chooses what the same page begins with. */
const locatorRoutes: ReadonlySet<string> = new Set(["/salony-optyczne", "/store-locator"]);

/**
 * Returns the canonical path of a page without the prefix of its store view. Null for pages that have no address of their
 * own: those that are chosen by their query, such as filtered lists, and pages that do not exist.
 */
export function canonicalPath(matches: readonly Match[], store: Pick<StoreView, "locale">): string | null {
  const page = matches.at(-1);
  const isMissing = matches.some(({ status, globalNotFound }) => status === "notFound" || globalNotFound === true);
  if (!page || isMissing) return null;
  if (locatorRoutes.has(page.routeId)) return canonicalLocatorPath(store);
  if (Object.keys(page.search).length > 0) return null;
  return page.pathname.length > 1 ? page.pathname.replace(/\/$/, "") : page.pathname;
}
