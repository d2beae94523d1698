import { count, defaultsOf, flag, size } from "./setting.ts";

export const stockSettings = {
  /** Asks the platform for stock. When off, every answer is "not sure" (docs/specification/products.md#product-28). */
  synchronize: flag(true),
  /** Adds products that may be out of stock to the cart without a warning (docs/specification/cart.md#cart-10). */
  allowOutOfStock: flag(true),
  /** Skus in one request (docs/specification/products.md#product-28). */
  batchSize: size(15),
  /** The number of variants whose stock is fetched with the page (docs/specification/settings.md#setting-24). */
  prefetchCount: count(8),
};

export const stock = defaultsOf(stockSettings);
