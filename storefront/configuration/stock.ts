export interface StockConfiguration {
  /** Asks the platform for stock; off, every answer is "not sure" (docs/specification/products.md#product-28). */
  readonly synchronize: boolean;
  /** Takes into the cart what may be out of stock, without a warning (docs/specification/cart.md#cart-10). */
  readonly allowOutOfStock: boolean;
  /** Skus asked for in one call (docs/specification/products.md#product-28). */
  readonly batchSize: number;
  /** Variants whose stock is fetched ahead (docs/specification/settings.md#setting-24). */
  readonly prefetchCount: number;
}

export const stock: StockConfiguration = {
  synchronize: true,
  allowOutOfStock: true,
  batchSize: 15,
  prefetchCount: 8,
};
