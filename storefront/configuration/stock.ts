export interface StockConfiguration {
  /** Asks the platform for stock; off, every answer is "not sure" (specification, section 9, flags). */
  readonly synchronize: boolean;
  /** Takes into the cart what may be out of stock, without a warning (section 2, Screens; section 4, Add to cart). */
  readonly allowOutOfStock: boolean;
  /** Skus asked for in one call (section 9). */
  readonly batchSize: number;
  /** Variants whose stock is fetched ahead (section 9). */
  readonly prefetchCount: number;
}

export const stock: StockConfiguration = {
  synchronize: true,
  allowOutOfStock: true,
  batchSize: 15,
  prefetchCount: 8,
};
