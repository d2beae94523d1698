export interface PricingConfiguration {
  /** Customer groups have their own prices (specification, section 9, flags; section 6). */
  readonly priceTiers: boolean;
  /** Prices of a list are asked of the platform again after the search (section 9, flags). */
  readonly alwaysSyncPlatformPrices: boolean;
  /** Shows no price until the platform's has come (section 9, flags). */
  readonly waitForPlatformSync: boolean;
  /** A price of zero is a price, not a mistake (section 9, flags; section 5). */
  readonly zeroPriceProducts: boolean;
  /** Calendar days before a reduction whose lowest price is shown beside it (decision 8). */
  readonly lowestPriceDays: number;
  /** Tax depends on the customer's group as well (section 6). */
  readonly taxByCustomerGroup: boolean;
  /** Everybody belongs to the default group when tax is looked up (section 6). */
  readonly onlyDefaultCustomerGroup: boolean;
  /** The group of somebody who is not logged in; null when the tax rules name no groups (section 6). */
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
