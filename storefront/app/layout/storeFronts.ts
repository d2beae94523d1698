import type { StoreFront } from "@dioptra/ui";
import { storeViews } from "#configuration/storeViews.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";

/** A word of a language in itself, with the capital letter of a name. */
function ownName({ intlLocale }: StoreView, type: "language" | "region", code: string): string {
  const [first = "", ...rest] = new Intl.DisplayNames(intlLocale, { type }).of(code) ?? code;
  return first.toLocaleUpperCase(intlLocale) + rest.join("");
}

/** The shop's enabled store views by name: looked up once, since it takes longer than all the rest of the header. */
const named = storeViews
  .filter(({ enabled }) => enabled)
  .map((view) => ({
    view,
    language: ownName(view, "language", view.locale),
    country: ownName(view, "region", view.country),
  }));

/** The shop's enabled store views, each with the page that corresponds to the one that is shown. */
export const storeFronts = (shown: StoreView, path: string): StoreFront[] =>
  named.map(({ view, language, country }) => ({
    language,
    country,
    currency: view.currency,
    lang: view.intlLocale,
    href: withPrefix(path, view),
    current: view.code === shown.code,
  }));
