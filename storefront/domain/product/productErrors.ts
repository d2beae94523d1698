import type { Product, ProductKind } from "./product.ts";

/** Problems of a product that concern every buyer; worded by the app. */
export type ProductError = "no-available-variants" | "parameters-required" | "not-sold-yet";

/** What is shown, while the way to buy it is still being built. */
const notSoldYet: ReadonlySet<ProductKind | null> = new Set(["spectacle-lenses", "sets", "gift-cards", "guides"]);

/** Why a kind of product cannot be ordered at all yet; null for what can be. */
export function kindError(kind: ProductKind | null): "parameters-required" | "not-sold-yet" | null {
  if (kind === "contact-lenses") return "parameters-required";
  return notSoldYet.has(kind) ? "not-sold-yet" : null;
}

/**
 * A product without stock, or with no variant that can be had, cannot be added
 * (docs/specification/products.md#product-7), nor can contact lenses without their powers, which nothing asks for yet.
 */
export function productErrors({
  type,
  kind,
  stock,
  variants,
}: Pick<Product, "type" | "kind" | "stock" | "variants">): readonly ProductError[] {
  const unsold = kindError(kind);
  if (unsold) return [unsold];
  const available =
    type === "configurable" ? variants.some((each) => each.enabled && each.stock.inStock) : stock.inStock;
  return available ? [] : ["no-available-variants"];
}
