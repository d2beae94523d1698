import type { Product, ProductKind } from "./product.ts";

/** A reason why a product cannot be bought by anybody. */
export type ProductError = "no-available-variants" | "parameters-required" | "not-sold-yet";

/**
 * Returns why a kind of product cannot be ordered on its own; null if it can. Contact lenses need powers, a gift card needs a
 * recipient, and spectacle lenses are made for a frame.
 */
export function kindError(kind: ProductKind | null): "parameters-required" | "not-sold-yet" | null {
  if (kind === "contact-lenses" || kind === "gift-cards") return "parameters-required";
  return kind === "spectacle-lenses" ? "not-sold-yet" : null;
}

/**
 * Returns why a product cannot be added to the cart: it or all its variants are out of stock
 * (docs/specification/products.md#product-7), its kind cannot be ordered yet, or it needs parameters that the shopper has
 * not chosen.
 */
export function productErrors(
  { type, kind, stock, variants, ownOptions }: Pick<Product, "type" | "kind" | "stock" | "variants" | "ownOptions">,
  { hasParameters }: { readonly hasParameters: boolean } = { hasParameters: false },
): readonly ProductError[] {
  const asks = ownOptions.some(({ need }) => need === "required") ? "parameters-required" : null;
  const notOrderable = kindError(kind) ?? asks;
  if (notOrderable && !(notOrderable === "parameters-required" && hasParameters)) return [notOrderable];
  const isAvailable =
    type === "configurable" ? variants.some((each) => each.enabled && each.stock.inStock) : stock.inStock;
  return isAvailable ? [] : ["no-available-variants"];
}
