import { kindError } from "../product/productErrors.ts";
import type { Product, Variant } from "../product/product.ts";
import type { SavedProduct, SavedProducts } from "./savedProducts.ts";

/** A saved product with what the shop now says about it. */
export interface FoundProduct {
  readonly saved: SavedProduct;
  readonly product: Product;
  /** The variant that was shown when it was added, if it is still sold. */
  readonly variant: Variant | null;
}

/** Matches saved products with those that the shop still sells. The others are `gone`. */
export function matchSaved(
  items: SavedProducts,
  products: readonly Product[],
): { readonly found: readonly FoundProduct[]; readonly gone: SavedProducts } {
  const productOf = (sku: string) => products.find(({ parentSku }) => parentSku === sku);
  const found = items.flatMap((saved) => {
    const product = productOf(saved.sku);
    if (!product) return [];
    const variant = product.variants.find(({ sku, enabled }) => enabled && sku === saved.childSku) ?? null;
    return [{ saved, product, variant }];
  });
  return { found, gone: items.filter(({ sku }) => !productOf(sku)) };
}

/** How a product can be bought from a list. */
export type Buying = "at-once" | "choose" | "sold-out";

/** Returns whether a product can be added to the cart from a list, or needs a choice on its page first. */
export function buyingOf({ product, variant }: Pick<FoundProduct, "product" | "variant">): Buying {
  if (!(variant ?? product).stock.inStock) return "sold-out";
  const isChosen = product.type === "configurable" ? variant !== null : product.type === "simple";
  return isChosen && kindError(product.kind) === null && product.ownOptions.length === 0 ? "at-once" : "choose";
}
