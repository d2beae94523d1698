import type { Product } from "./product.ts";

/**
 * Returns whether a product that is in stock can leave on the day of the order, so that express delivery makes sense: it is
 * a parcel of one thing that is not made for the shopper first (docs/specification/products.md#product-31).
 */
export const isSentAtOnce = ({ type, ownOptions }: Pick<Product, "type" | "ownOptions">): boolean =>
  (type === "simple" || type === "configurable") && ownOptions.length === 0;
