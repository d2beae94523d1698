/** Facts about contact lenses, as they are said on the shop's pages (docs/specification/settings.md#setting-46). */
export interface LensesConfiguration {
  /** Water in a one-day lens, percent. */
  readonly oneDayHydration: number;
  /** Lenses in a pack of monthly ones. */
  readonly monthlyLensesPerPack: number;
  /** What a UV filter of class 1 keeps back at least, percent. */
  readonly uvClass1: { readonly uva: number; readonly uvb: number };
  /** Pictures of lenses carry the lowest price of 30 days. */
  readonly lowestPriceOnPictures: boolean;
}

export const lenses: LensesConfiguration = {
  oneDayHydration: 56,
  monthlyLensesPerPack: 3,
  uvClass1: { uva: 90, uvb: 99 },
  lowestPriceOnPictures: true,
};
