import { withPrefix } from "../store/prefix.ts";
import type { Product } from "./product.ts";

type Linked = Pick<Product, "parentSku" | "slug">;

/** The address of a product's page, with one of its variants chosen or not (specification, section 2, Routes). */
export function productHref(storePrefix: string, product: Linked, childSku?: string | null): string {
  const parts = [product.parentSku, product.slug];
  if (childSku && childSku !== product.parentSku) parts.push(childSku);
  return withPrefix(`/p/${parts.map(encodeURIComponent).join("/")}`, { prefix: storePrefix });
}
