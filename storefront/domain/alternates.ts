import type { StoreView } from "./store.ts";

/** A page in one of the store views. */
export interface Alternate {
  readonly rel: "alternate";
  /** The language and country that it is for, such as `de-DE`, or `x-default` for all others. */
  readonly hrefLang: string;
  readonly href: string;
}

const alternate = (hrefLang: string, href: string): Alternate => ({ rel: "alternate", hrefLang, href });

/**
 * Returns the addresses of one page in all enabled store views that have it, for search engines; nothing if only one has it.
 * Visitors of no store view's language are led to the default one. `hrefIn` returns null for a store view without the page.
 */
export function alternatesOf(
  storeViews: readonly StoreView[],
  hrefIn: (store: StoreView) => string | null,
): readonly Alternate[] {
  const found = storeViews
    .filter(({ enabled }) => enabled)
    .flatMap((store) => {
      const href = hrefIn(store);
      return href === null ? [] : [{ store, href }];
    });
  if (found.length < 2) return [];
  const fallback = found.find(({ store }) => store.prefix === "") ?? found[0];
  return [
    ...found.map(({ store, href }) => alternate(store.intlLocale, href)),
    ...(fallback ? [alternate("x-default", fallback.href)] : []),
  ];
}
