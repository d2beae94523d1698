import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";

/** The store view of a code, when it sells; the default one's for no code at all. */
export function storeViewOf(code: string | undefined): StoreView | null {
  const wanted = code ?? configuration.store.defaultStoreCode;
  return configuration.storeViews.find((view) => view.enabled && view.code === wanted) ?? null;
}

/** The language that somebody asks to be written to in, such as `pl-PL`; the store view's where it is none. */
export const localeOf = (asked: string | undefined, store: StoreView): string =>
  asked !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(asked) ? asked : store.locale;
