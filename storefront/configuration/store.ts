export interface StoreConfiguration {
  /** Code of the store view that is served without a prefix (docs/specification/stores.md#store-4). */
  readonly defaultStoreCode: string;
  /**
   * Several store views under one address; off, only the default one may be enabled
   * (docs/specification/stores.md#store-10).
   */
  readonly multistore: boolean;
  /** Languages that a store view may speak, whether it is enabled or not (docs/specification/stores.md#store-11). */
  readonly supportedLanguages: readonly string[];
  /**
   * Locales that the components' messages are written in; only store views in one of them may be enabled
   * (docs/specification/stores.md#store-12).
   */
  readonly translatedLocales: readonly string[];
  /** The last resort for dates and numbers; no message falls back to it (docs/decisions/product.md#decision-32). */
  readonly fallbackLocale: string;
  /** Where the shop's days begin and its clocks are read; its stores in Poland and Germany share the hour. */
  readonly timeZone: string;
  /**
   * Ships the messages of every store view with the page; off, each locale is fetched when needed
   * (docs/specification/settings.md#setting-2).
   */
  readonly bundleAllLanguages: boolean;
}

/** By itself for browsers, which need no more of the store. */
export const timeZone = "Europe/Warsaw";

export const store: StoreConfiguration = {
  defaultStoreCode: "pl",
  multistore: true,
  supportedLanguages: ["de", "en", "es", "fr", "pl", "pt", "zh"],
  translatedLocales: ["pl", "de", "en", "it", "es-ES", "fr-FR", "pt-PT"],
  fallbackLocale: "en-US",
  timeZone,
  bundleAllLanguages: false,
};
