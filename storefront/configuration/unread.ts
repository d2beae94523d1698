import type { Configuration } from "./configuration.ts";

type Keys<Settings> = keyof Settings & string;

/** The names of an object's settings and of the settings in its groups. */
type NamesIn<Settings> = {
  [Key in Keys<Settings>]: Settings[Key] extends string | number | boolean | null | readonly unknown[]
    ? Key
    : Key | `${Key}.${Keys<Settings[Key]>}`;
}[Keys<Settings>];

/** The path of a setting or of a group of settings: `cart.countBy`, `payment.blik.codeLength`. */
type SettingName = {
  [Subject in Keys<Omit<Configuration, "storeViews">>]: `${Subject}.${NamesIn<Configuration[Subject]>}`;
}[Keys<Omit<Configuration, "storeViews">>];

/**
 * Settings that no code reads yet, by the feature that will read them. Changing one of them has no effect today. A test
 * fails for a setting that is neither read nor listed here, and for one that is both. The README explains the features.
 */
export const waitingSettings: Readonly<Record<string, readonly SettingName[]>> = {
  "Lowest price of another period": ["pricing.lowestPriceDays"],
  "Lowest price on lens pictures": ["lenses.lowestPriceOnPictures"],
  "Messages of all store views in one bundle": ["store.bundleAllLanguages"],
  "Stock of variants in advance": ["stock.prefetchCount"],
};

/** Settings that only `schema.ts` reads: they restrict the values of other settings. */
export const validationSettings: readonly SettingName[] = [
  "store.multistore",
  "store.supportedLanguages",
  "store.translatedLocales",
];
