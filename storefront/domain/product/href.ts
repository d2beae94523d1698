import { withPrefix } from "../store.ts";
import type { Product } from "./product.ts";
import type { ProductSummary } from "./productSummary.ts";
import type { Review } from "./review.ts";

type LinkedProduct = Pick<Product, "parentSku" | "slug" | "plainPath">;

const isVariant = ({ parentSku }: Pick<Product, "parentSku">, childSku: string | null | undefined) =>
  !!childSku && childSku !== parentSku;

/** Returns the path of the route that shows a product, optionally with a variant, without the prefix of a store view. */
export function productPath(product: Pick<Product, "parentSku" | "slug">, childSku?: string | null): string {
  const parts = [product.parentSku, product.slug];
  if (childSku && isVariant(product, childSku)) parts.push(childSku);
  return `/p/${parts.map(encodeURIComponent).join("/")}`;
}

/**
 * Returns the address of a product's page, optionally with a variant: its plain one if it has one
 * (docs/specification/pages.md#page-5, #page-46).
 */
export function productHref(storePrefix: string, product: LinkedProduct, childSku?: string | null): string {
  const { plainPath } = product;
  const store = { prefix: storePrefix };
  if (plainPath === undefined) return withPrefix(productPath(product, childSku), store);
  const query = childSku && isVariant(product, childSku) ? `?${new URLSearchParams({ childSku })}` : "";
  return withPrefix(plainPath + query, store);
}

/** The decoded parameters of a product's address. */
export interface ProductParams {
  readonly parentSku: string;
  readonly slug: string;
  readonly childSku?: string | undefined;
}

export interface ProductPathRules {
  /** Whether the address of a variant without its product redirects to the product's page. */
  readonly preventDirectChildAccess: boolean;
  /** Whether the product lacks its variants that cannot be had. */
  readonly filterUnavailableVariants: boolean;
}

/** Where the page of a product is. */
export interface CanonicalPath {
  /** Without the store's prefix. */
  readonly path: string;
  /** Whether the requested address will never be a page of its own. */
  readonly isPermanent: boolean;
}

/**
 * Returns the canonical path of a product's page if the address differs from it; otherwise null. The route answers with a
 * redirect (docs/specification/pages.md#page-6). It is temporary if the address names a variant that may only be left out
 * until it can be had again (docs/specification/products.md#product-20).
 */
export function canonicalProductPath(
  product: Product,
  { parentSku, slug, childSku }: ProductParams,
  { preventDirectChildAccess, filterUnavailableVariants }: ProductPathRules,
): CanonicalPath | null {
  const isChild = (sku: string | undefined) =>
    product.variants.some((variant) => variant.enabled && variant.sku === sku);
  const isOpenedDirectly = parentSku !== product.parentSku && isChild(parentSku);
  if (isOpenedDirectly && !preventDirectChildAccess) return null;
  const requested = isOpenedDirectly ? parentSku : childSku;
  const chosen = isChild(requested) ? requested : undefined;
  const isCanonical = parentSku === product.parentSku && slug === product.slug && childSku === chosen;
  if (isCanonical) return null;
  const isLeftOut = (sku: string | undefined) => sku !== undefined && sku !== product.parentSku && !isChild(sku);
  const mayReturn = filterUnavailableVariants && (isLeftOut(parentSku) || isLeftOut(childSku));
  return { path: productPath(product, chosen), isPermanent: !mayReturn };
}

/** A product with everything that its page shows. */
export interface ProductPage extends Product {
  /** Products that look similar, the most similar first. */
  readonly similar: readonly ProductSummary[];
  /** Products that are bought together with it. */
  readonly related: readonly ProductSummary[];
  /** Its newest reviews. */
  readonly reviews: readonly Review[];
}
