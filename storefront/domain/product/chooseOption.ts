import type { Result } from "../result.ts";
import { ok, refuse } from "../result.ts";
import type { Product, Variant } from "./product.ts";
import { hasValue, isSelectable, selectVariant, type VariantRules } from "./selectVariant.ts";

/** The values chosen so far: option code to value id. */
export type Chosen = Readonly<Record<string, string>>;

export interface NoSuchConfiguration {
  readonly reason: "no-such-configuration";
  /** What can be had instead, with the value just chosen if at all possible. */
  readonly nearest: Variant | null;
}

const listsAll: VariantRules = { listOutOfStockProducts: true };
const inStockOnly: VariantRules = { listOutOfStockProducts: false };

/** The variant after one more choice; refused when no variant has all chosen values (decision 20). */
export function chooseOption(
  { variants }: Pick<Product, "variants">,
  chosen: Chosen,
  code: string,
  valueId: string,
  rules: VariantRules = listsAll,
): Result<Variant, NoSuchConfiguration> {
  const values = { ...chosen, [code]: valueId };
  const matching = variants.filter((variant) => isSelectable(variant, rules) && hasAll(variant, values));
  const best = selectVariant(matching, {}, inStockOnly) ?? selectVariant(matching, {}, rules);
  if (best) return ok(best);
  return refuse({ reason: "no-such-configuration", nearest: nearestVariant({ variants }, chosen, code, valueId) });
}

/** What can be had now and is nearest to one more choice: with the value just chosen if at all possible. */
export function nearestVariant(
  { variants }: Pick<Product, "variants">,
  chosen: Chosen,
  code: string,
  valueId: string,
): Variant | null {
  const values = { ...chosen, [code]: valueId };
  const withChoice = variants.filter((variant) => hasValue(variant, code, valueId));
  return selectVariant(withChoice, { values }, inStockOnly) ?? selectVariant(variants, { values }, inStockOnly);
}

/** Whether a variant has every one of the values. */
export const hasAll = (variant: Variant, values: Chosen) =>
  Object.entries(values).every(([code, value]) => hasValue(variant, code, value));
