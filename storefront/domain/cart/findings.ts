import type { Price, Product, Stock } from "../product/product.ts";
import type { CartLine } from "./cart.ts";
import { availableOf } from "./quantity.ts";

/** What the platform says of a sku now. */
export interface Finding {
  readonly price: Price;
  /** Pieces that can be had; null when nobody knows. */
  readonly available: number | null;
}

/** By sku: null where the platform has it no more, absent where nobody has asked. */
export type Findings = Readonly<Record<string, Finding | null>>;

/** Stock as it is told for several skus at once; some platforms name the product's id only. */
export interface SkuStock {
  readonly sku: string | null;
  readonly productId: number;
  readonly stock: Stock;
}

type Found = Pick<Product, "id" | "sku" | "price" | "stock" | "variants">;

/**
 * What the platform says of the lines: `products` are all that it found by their parents' skus. `stocks` are newer
 * than what the products themselves carry; they may be missing.
 */
export function findingsOf(
  lines: readonly Pick<CartLine, "sku">[],
  products: readonly Found[],
  stocks: readonly SkuStock[],
): Findings {
  const sold = products.flatMap((product) => [product, ...product.variants.filter(({ enabled }) => enabled)]);
  return Object.fromEntries(
    lines.map(({ sku }) => {
      const found = sold.find((each) => each.sku === sku);
      if (!found) return [sku, null];
      const newer = stocks.find((each) => each.sku === sku || (each.sku === null && each.productId === found.id));
      return [sku, { price: found.price, available: availableOf(newer?.stock ?? found.stock) }];
    }),
  );
}
