import type { Product } from "./product.ts";

/** What is wrong with a product itself, whoever buys it; worded by the app. */
export type ProductError = "no-available-variants";

/** A product without stock, or with no variant that can be had, cannot be added (specification, section 5). */
export function productErrors({
  type,
  stock,
  variants,
}: Pick<Product, "type" | "stock" | "variants">): readonly ProductError[] {
  const available =
    type === "configurable" ? variants.some((each) => each.enabled && each.stock.inStock) : stock.inStock;
  return available ? [] : ["no-available-variants"];
}
