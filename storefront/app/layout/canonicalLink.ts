import { storeViews } from "#configuration/storeViews.ts";
import { alternatesOf } from "#domain/alternates.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";
import type { PageDeclaration } from "./pageMeta.ts";

interface Match {
  readonly pathname: string;
  readonly search: object;
  readonly status: string;
  readonly globalNotFound?: boolean;
  readonly staticData?: Pick<PageDeclaration, "namesCanonical" | "hasAlternates">;
}

/**
 * Returns the link to the canonical address of a page. It is a path, so that a page in the cache is the same for every
 * host. Pages that are chosen by their query, such as filtered lists, and pages that do not exist have none here, nor
 * does a page that names it itself because another address shows the same. A page with one path in all store views also
 * links to itself in each of them.
 */
export function canonicalLink(matches: readonly Match[], store: Pick<StoreView, "prefix">) {
  const page = matches.at(-1);
  const isMissing = matches.some(({ status, globalNotFound }) => status === "notFound" || globalNotFound === true);
  if (!page || isMissing || page.staticData?.namesCanonical || Object.keys(page.search).length > 0) return [];
  const path = page.pathname.length > 1 ? page.pathname.replace(/\/$/, "") : page.pathname;
  const alternates = page.staticData?.hasAlternates ? alternatesOf(storeViews, (view) => withPrefix(path, view)) : [];
  return [{ rel: "canonical", href: withPrefix(path, store) }, ...alternates];
}
