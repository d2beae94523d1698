import { type StoreView, withPrefix } from "#domain/store.ts";
import type { PageDeclaration } from "./pageMeta.ts";

interface Match {
  readonly pathname: string;
  readonly search: object;
  readonly status: string;
  readonly globalNotFound?: boolean;
  readonly staticData?: Pick<PageDeclaration, "namesCanonical">;
}

/**
 * Returns the path of a page without the prefix of its store view. Null for pages that have no address of their own: those
 * that are chosen by their query, such as filtered lists, and pages that do not exist.
 */
export function canonicalPath(matches: readonly Match[]): string | null {
  const page = matches.at(-1);
  const isMissing = matches.some(({ status, globalNotFound }) => status === "notFound" || globalNotFound === true);
  if (!page || isMissing || Object.keys(page.search).length > 0) return null;
  return page.pathname.length > 1 ? page.pathname.replace(/\/$/, "") : page.pathname;
}

/**
 * Returns the link to the canonical address of a page. It is a path, so that a page in the cache is the same for every
 * host. A page that names it itself, because another address shows the same, has none here.
 */
export function canonicalLink(matches: readonly Match[], store: Pick<StoreView, "prefix">) {
  const path = canonicalPath(matches);
  if (path === null || matches.at(-1)?.staticData?.namesCanonical) return [];
  return [{ rel: "canonical", href: withPrefix(path, store) }];
}
