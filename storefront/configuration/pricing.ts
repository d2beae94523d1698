export interface PricingConfiguration {
  /** Customer groups have their own prices (docs/specification/prices.md#price-10). */
  readonly priceTiers: boolean;
  /** Prices of a list are asked of the platform again after the search (docs/specification/settings.md#setting-26). */
  readonly alwaysSyncPlatformPrices: boolean;
  /** Shows no price until the platform's has come. */
  readonly waitForPlatformSync: boolean;
  /** A price of zero is a price, not a mistake (docs/specification/prices.md#price-9). */
  readonly zeroPriceProducts: boolean;
  /** Calendar days before a reduction whose lowest price is shown beside it (docs/decisions/product.md#decision-8). */
  readonly lowestPriceDays: number;
  /** Tax depends on the customer's group as well (docs/specification/prices.md#price-21). */
  readonly taxByCustomerGroup: boolean;
  /** Everybody belongs to the default group when tax is looked up. */
  readonly onlyDefaultCustomerGroup: boolean;
  /** The group of guests; null when the tax rules name no groups. */
  readonly defaultCustomerGroupId: number | null;
}

export const pricing: PricingConfiguration = {
  priceTiers: false,
  alwaysSyncPlatformPrices: false,
  waitForPlatformSync: false,
  zeroPriceProducts: true,
  lowestPriceDays: 30,
  taxByCustomerGroup: false,
  onlyDefaultCustomerGroup: true,
  defaultCustomerGroupId: null,
};
