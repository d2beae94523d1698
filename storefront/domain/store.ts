import type { Currency } from "./money.ts";

/** The languages that the shop's own texts are written in: messages, mails, guides and the catalogue. */
export const languages = ["pl", "de", "en"] as const;

export type Language = (typeof languages)[number];

/** One shop front: a language, a currency and a path prefix. */
export interface StoreView {
  readonly code: string;
  readonly id: number;
  readonly enabled: boolean;
  /** The locale of its messages, such as `pl`. */
  readonly locale: string;
  /** For `Intl`, such as `pl-PL`. */
  readonly intlLocale: string;
  readonly currency: Currency;
  /** Where tax is paid when no address is known. */
  readonly country: string;
  /** `""` for the default store, else `/de`. */
  readonly prefix: string;
}

type Prefixed = Pick<StoreView, "prefix">;

/** Whether a path lies in a store view: `/de` and `/de/x`, not `/design`. */
export function hasPrefix(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The path of a page as the shopper sees it in this store view. */
export function withPrefix(pathname: string, { prefix }: Prefixed): string {
  return prefix !== "" && pathname === "/" ? prefix : prefix + pathname;
}

/** The path of a page as routes know it; a path outside the store view stays as it is. */
export function withoutPrefix(pathname: string, { prefix }: Prefixed): string {
  if (prefix === "" || !hasPrefix(pathname, prefix)) return pathname;
  // More than one slash in front would lead to another site when it is sent as an address.
  return `/${pathname.slice(prefix.length).replace(/^[/\\]+/, "")}`;
}

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
