import type { Product, ProductKind } from "./product.ts";

/** A reason why a product cannot be bought by anybody. */
export type ProductError = "no-available-variants" | "parameters-required" | "not-sold-yet";

/** Kinds of products that cannot be ordered on their own: spectacle lenses are made for a frame. */
const notSoldYet: ReadonlySet<ProductKind | null> = new Set(["spectacle-lenses", "gift-cards"]);

/** Returns why a kind of product cannot be ordered yet; null if it can. */
export function kindError(kind: ProductKind | null): "parameters-required" | "not-sold-yet" | null {
  if (kind === "contact-lenses") return "parameters-required";
  return notSoldYet.has(kind) ? "not-sold-yet" : null;
}

/**
 * Returns why a product cannot be added to the cart: it or all its variants are out of stock
 * (docs/specification/products.md#product-7), its kind cannot be ordered yet, or it needs parameters that the shopper has
 * not chosen.
 */
export function productErrors(
  { type, kind, stock, variants }: Pick<Product, "type" | "kind" | "stock" | "variants">,
  { hasParameters }: { readonly hasParameters: boolean } = { hasParameters: false },
): readonly ProductError[] {
  const notOrderable = kindError(kind);
  if (notOrderable && !(notOrderable === "parameters-required" && hasParameters)) return [notOrderable];
  const isAvailable =
    type === "configurable" ? variants.some((each) => each.enabled && each.stock.inStock) : stock.inStock;
  return isAvailable ? [] : ["no-available-variants"];
}
