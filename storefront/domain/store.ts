import type { Currency } from "./money.ts";

/** The languages of the shop's texts: messages, mails, guides and the catalogue. */
export const languages = ["pl", "de", "en"] as const;

export type Language = (typeof languages)[number];

/** Calls a function for each language and returns the results by language. */
export const perLanguage = <Value>(create: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, create(language)])) as Record<Language, Value>;

/** A store view: a language, a currency and a path prefix. */
export interface StoreView {
  readonly code: string;
  readonly id: number;
  readonly enabled: boolean;
  /** The locale of its messages, such as `pl`. */
  readonly locale: string;
  /** The locale for `Intl`, such as `pl-PL`. */
  readonly intlLocale: string;
  readonly currency: Currency;
  /** The country of taxation while no address is known. */
  readonly country: string;
  /** Such as `/de`; empty for the default store view. */
  readonly prefix: string;
}

/** Returns the language of what is written for a store view; English if nothing is written in its own. */
export const languageOfStore = ({ locale }: Pick<StoreView, "locale">): Language =>
  languages.find((language) => locale.startsWith(language)) ?? "en";

type Prefixed = Pick<StoreView, "prefix">;

/** Returns whether a path has the prefix of a store view: `/de` and `/de/x`, but not `/design`. */
export function hasPrefix(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Adds the prefix of a store view to the path of a page. */
export function withPrefix(pathname: string, { prefix }: Prefixed): string {
  return prefix !== "" && pathname === "/" ? prefix : prefix + pathname;
}

/** Removes the prefix of a store view from a path. A path without the prefix is returned unchanged. */
export function withoutPrefix(pathname: string, { prefix }: Prefixed): string {
  if (prefix === "" || !hasPrefix(pathname, prefix)) return pathname;
  // A path that starts with two slashes would lead to another site in a redirect.
  return `/${pathname.slice(prefix.length).replace(/^[/\\]+/, "")}`;
}

/** Result of `storeViewOf`. */
export interface FoundStoreView {
  readonly storeView: StoreView;
  /** The canonical path if the path starts with the default store view's code (`/pl/x` for `/x`); otherwise null. */
  readonly redirect: string | null;
}

/** Returns the enabled store view of a path: the one whose prefix it has, otherwise the default one. */
export function storeViewOf(pathname: string, storeViews: readonly StoreView[]): FoundStoreView {
  const enabled = storeViews.filter((view) => view.enabled);
  const found = enabled.find(({ prefix }) => prefix !== "" && hasPrefix(pathname, prefix));
  if (found) return { storeView: found, redirect: null };
  const storeView = enabled.find(({ prefix }) => prefix === "");
  if (!storeView) throw new Error("There is no default store view. Enable one store view without a prefix.");
  const code = `/${storeView.code}`;
  return { storeView, redirect: hasPrefix(pathname, code) ? withoutPrefix(pathname, { prefix: code }) : null };
}
