import { withPrefix } from "../store.ts";
import type { Product } from "./product.ts";
import type { ProductSummary } from "./productSummary.ts";
import type { Review } from "./review.ts";

type Linked = Pick<Product, "parentSku" | "slug">;

/** The address of a product's page, with one of its variants chosen or not (docs/specification/pages.md#page-5). */
export function productHref(storePrefix: string, product: Linked, childSku?: string | null): string {
  const parts = [product.parentSku, product.slug];
  if (childSku && childSku !== product.parentSku) parts.push(childSku);
  return withPrefix(`/p/${parts.map(encodeURIComponent).join("/")}`, { prefix: storePrefix });
}

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
 * Where a product's page really lies, without the store's prefix, when its address says something else; else null. The
 * answer is a permanent redirect (docs/specification/pages.md#page-6).
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

/** A product with what stands below it on its page. */
export interface ProductPage extends Product {
  /** What looks like it, the likest first. */
  readonly similar: readonly ProductSummary[];
  /** What is bought with it. */
  readonly related: readonly ProductSummary[];
  /** The newest of its reviews. */
  readonly reviews: readonly Review[];
}
