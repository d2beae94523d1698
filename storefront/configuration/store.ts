import { code, defaultsOf, flag, locale, someOf, timeZoneName } from "./setting.ts";

/** Apart from the other settings of the store, which browsers do not need. */
export const timeZone = "Europe/Warsaw";

export const storeSettings = {
  /** The store view that is served without a path prefix (docs/specification/stores.md#store-4). */
  defaultStoreCode: code("pl"),
  /** Serves several store views. When off, only the default one may be enabled (docs/specification/stores.md#store-10). */
  multistore: flag(true),
  /** Languages that a store view may have, whether it is enabled or not (docs/specification/stores.md#store-11). */
  supportedLanguages: someOf("text", ["de", "en", "es", "fr", "pl", "pt", "zh"]),
  /**
   * Locales that the components have messages for; only store views in one of them may be enabled
   * (docs/specification/stores.md#store-12).
   */
  translatedLocales: someOf("locale", ["pl", "de", "en", "it", "es-ES", "fr-FR", "pt-PT"]),
  /** The locale of dates and numbers when no other is known. Messages never use it (docs/decisions/product.md#decision-32). */
  fallbackLocale: locale("en-US"),
  /** The time zone of the shop's days and hours; its stores in Poland and Germany share it. */
  timeZone: timeZoneName(timeZone),
  /**
   * Ships the messages of all store views with the page. When off, each locale is loaded when it is needed
   * (docs/specification/settings.md#setting-2).
   */
  bundleAllLanguages: flag(false),
};

export const store = defaultsOf(storeSettings);
