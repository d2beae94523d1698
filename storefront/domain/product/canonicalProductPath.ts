import type { Product } from "./product.ts";
import { productHref } from "./productHref.ts";

/** What a product's address says, decoded. */
export interface ProductParams {
  readonly parentSku: string;
  readonly slug: string;
  readonly childSku?: string | undefined;
}

export interface ProductPathRules {
  /** A child opened by itself leads to its parent's page. */
  readonly preventDirectChildAccess: boolean;
}

/**
 * Where a product's page really lies, without the store's prefix, when its address says something else; else null.
 * The answer is a permanent redirect (specification, section 2, Route naming).
 */
export function canonicalProductPath(
  product: Product,
  { parentSku, slug, childSku }: ProductParams,
  { preventDirectChildAccess }: ProductPathRules,
): string | null {
  const isChild = (sku: string | undefined) =>
    product.variants.some((variant) => variant.enabled && variant.sku === sku);
  const openedDirectly = parentSku !== product.parentSku && isChild(parentSku);
  if (openedDirectly && !preventDirectChildAccess) return null;
  const wanted = openedDirectly ? parentSku : childSku;
  const chosen = isChild(wanted) ? wanted : undefined;
  const isCanonical = parentSku === product.parentSku && slug === product.slug && childSku === chosen;
  return isCanonical ? null : productHref("", product, chosen);
}
