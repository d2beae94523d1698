import { defaultsOf, flag, nullable, size } from "./setting.ts";

export const pricingSettings = {
  /** Customer groups have prices of their own (docs/specification/prices.md#price-10). */
  priceTiers: flag(false),
  /** Requests the prices of a list from the platform again after the search (docs/specification/settings.md#setting-26). */
  alwaysSyncPlatformPrices: flag(false),
  /** Waits for these prices as long as for any answer. When off, an answer is held back for 0.3 s at most. */
  waitForPlatformSync: flag(false),
  /** Accepts products that cost nothing. When off, a price of zero is refused like a negative one (docs/specification/prices.md#price-9). */
  zeroPriceProducts: flag(true),
  /** Calendar days before a reduction whose lowest price is shown beside it (docs/decisions/product.md#decision-8). */
  lowestPriceDays: size(30),
  /** Tax depends on the customer group as well (docs/specification/prices.md#price-21). */
  taxByCustomerGroup: flag(false),
  /** Uses the default group's tax for all customers. */
  onlyDefaultCustomerGroup: flag(true),
  /** The customer group of guests; null when the tax rules name no groups. */
  defaultCustomerGroupId: nullable<number>("id", null),
};

export const pricing = defaultsOf(pricingSettings);
