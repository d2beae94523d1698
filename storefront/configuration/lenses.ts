import { defaultsOf, flag, percent, size } from "./setting.ts";

/** Facts about contact lenses, as the shop's pages state them (docs/specification/settings.md#setting-46). */
export const lensesSettings = {
  /** Water in a one-day lens, percent. */
  oneDayHydration: percent(56),
  /** Lenses in a pack of monthly ones. */
  monthlyLensesPerPack: size(3),
  /** The minimum share of UV radiation that a class 1 filter blocks, percent. */
  uvClass1: { uva: percent(90), uvb: percent(99) },
  /** Writes the lowest price of the last 30 days on pictures of lenses. */
  lowestPriceOnPictures: flag(true),
};

export const lenses = defaultsOf(lensesSettings);
