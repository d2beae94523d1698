import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store/storeView.ts";

/** The store view of a code, when it sells; the default one's for no code at all. */
export function storeViewOf(code: string | undefined): StoreView | null {
  const wanted = code ?? configuration.store.defaultStoreCode;
  return configuration.storeViews.find((view) => view.enabled && view.code === wanted) ?? null;
}
