import type { Product } from "./product.ts";

/** What is wrong with a product itself, whoever buys it; worded by the app. */
export type ProductError = "no-available-variants" | "parameters-required";

/**
 * A product without stock, or with no variant that can be had, cannot be added (specification, section 5), nor can
 * contact lenses without their powers, which nothing asks for yet.
 */
export function productErrors({
  type,
  kind,
  stock,
  variants,
}: Pick<Product, "type" | "kind" | "stock" | "variants">): readonly ProductError[] {
  if (kind === "contact-lenses") return ["parameters-required"];
  const available =
    type === "configurable" ? variants.some((each) => each.enabled && each.stock.inStock) : stock.inStock;
  return available ? [] : ["no-available-variants"];
}
