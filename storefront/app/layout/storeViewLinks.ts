import type { StoreViewLink } from "@dioptra/ui";
import { storeViews } from "#configuration/storeViews.ts";
import { withoutPrices } from "#domain/catalog/listAddress.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";

/** Returns the name of a language or region in the store view's own language, capitalised. */
function displayName({ intlLocale }: StoreView, type: "language" | "region", code: string): string {
  const [first = "", ...rest] = new Intl.DisplayNames(intlLocale, { type }).of(code) ?? code;
  return first.toLocaleUpperCase(intlLocale) + rest.join("");
}

/** The enabled store views with their names, computed once because `Intl.DisplayNames` is slow. */
const named = storeViews
  .filter(({ enabled }) => enabled)
  .map((view) => ({
    view,
    language: displayName(view, "language", view.locale),
    country: displayName(view, "region", view.country),
  }));

/** Returns the enabled store views for the store switcher, each with the address of the same page in it. */
export const storeViewLinks = (shown: StoreView, path: string): StoreViewLink[] =>
  named.map(({ view, language, country }) => ({
    language,
    country,
    currency: view.currency,
    lang: view.intlLocale,
    href: withPrefix(view.currency === shown.currency ? path : withoutPrices(path), view),
    current: view.code === shown.code,
  }));
