import type { StoreView } from "#domain/store/storeView.ts";

/** What a store view's language and country are called by those who speak it, such as "Deutsch" and "Deutschland". */
export function storeNames({ intlLocale, country }: Pick<StoreView, "intlLocale" | "country">) {
  const { language } = new Intl.Locale(intlLocale);
  const name = (type: "language" | "region", code: string) => {
    const word = new Intl.DisplayNames(intlLocale, { type }).of(code) ?? code;
    return word.charAt(0).toLocaleUpperCase(intlLocale) + word.slice(1);
  };
  return { language: name("language", language), country: name("region", country) };
}
