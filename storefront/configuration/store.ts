export interface StoreConfiguration {
  /** Code of the store view that is served without a prefix (specification, section 9). */
  readonly defaultStoreCode: string;
  /** Several store views under one address; off, only the default one may be enabled (section 9, flags). */
  readonly multistore: boolean;
  /** Languages that a store view may speak, whether it is enabled or not (section 1). */
  readonly supportedLanguages: readonly string[];
  /** Locales that the components' messages are written in; only store views in one of them may be enabled (section 1). */
  readonly translatedLocales: readonly string[];
  /** The last resort for dates and numbers; no message falls back to it (section 9; decision 32). */
  readonly fallbackLocale: string;
  /** Ships the messages of every store view with the page; off, each locale is fetched when needed (section 9, flags). */
  readonly bundleAllLanguages: boolean;
}

export const store: StoreConfiguration = {
  defaultStoreCode: "pl",
  multistore: true,
  supportedLanguages: ["de", "en", "es", "fr", "pl", "pt", "zh"],
  translatedLocales: ["pl", "de", "en", "it", "es-ES", "fr-FR", "pt-PT"],
  fallbackLocale: "en-US",
  bundleAllLanguages: false,
};
