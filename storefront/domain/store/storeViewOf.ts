import { hasPrefix, withoutPrefix } from "./prefix.ts";
import type { StoreView } from "./storeView.ts";

export interface FoundStoreView {
  readonly storeView: StoreView;
  /** Where the page really lies, when it was asked for under the default store's code (`/pl/x` is `/x`). */
  readonly redirect: string | null;
}

/** The enabled store view that a path belongs to; what belongs to no other is the default one's. */
export function storeViewOf(pathname: string, storeViews: readonly StoreView[]): FoundStoreView {
  const enabled = storeViews.filter((view) => view.enabled);
  const found = enabled.find(({ prefix }) => prefix !== "" && hasPrefix(pathname, prefix));
  if (found) return { storeView: found, redirect: null };
  const storeView = enabled.find(({ prefix }) => prefix === "");
  if (!storeView) throw new Error("No enabled store view is without a prefix.");
  const code = `/${storeView.code}`;
  return { storeView, redirect: hasPrefix(pathname, code) ? withoutPrefix(pathname, { prefix: code }) : null };
}
