import type { Product, Variant } from "./product.ts";
import { selectVariant, type VariantRules } from "./selectVariant.ts";

/**
 * The variant that a product's page shows: the one that its address names, else one that can be had now, else,
 * where that is listed, one that is sold out. Null for a product without variants, or when none may be shown.
 */
export function shownVariant({ variants }: Product, childSku: string | null, rules: VariantRules): Variant | null {
  const named = selectVariant(variants, { sku: childSku }, rules);
  if (named && named.sku === childSku) return named;
  return selectVariant(variants, {}, { listOutOfStockProducts: false }) ?? named;
}
