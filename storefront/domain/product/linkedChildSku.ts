import type { Product } from "./product.ts";
import { shownVariant } from "./shownVariant.ts";
import type { VariantRules } from "./selectVariant.ts";

export interface LinkRules extends VariantRules {
  /** Links to a configurable product name its first variant. */
  readonly firstVariantAsDefaultInUrl: boolean;
}

/** The variant that links to a product name; null when they name none. */
export function linkedChildSku(product: Product, rules: LinkRules): string | null {
  return rules.firstVariantAsDefaultInUrl ? (shownVariant(product, null, rules)?.sku ?? null) : null;
}
