import { compare } from "../money.ts";
import type { Product, Variant } from "./product.ts";
import { ok, refuse, type Result } from "../result.ts";

/** Option code to the id of its value, or to several of which any will do. */
export type WantedValues = Readonly<Record<string, string | readonly string[]>>;

export interface Wanted {
  readonly sku?: string | null | undefined;
  readonly values?: WantedValues | undefined;
}

export interface VariantRules {
  /** Variants that are sold out can be selected too. */
  readonly listOutOfStockProducts: boolean;
}

/**
 * The wanted sku, else the variant with the most wanted values; the cheaper one breaks a tie
 * (docs/decisions/product.md#decision-20).
 */
export function selectVariant(variants: readonly Variant[], wanted: Wanted, rules: VariantRules): Variant | null {
  const selectable = variants.filter((variant) => isSelectable(variant, rules));
  const exact = selectable.find(({ sku }) => sku === wanted.sku);
  const values = wanted.values ?? {};
  const [closest = null] = selectable.toSorted(
    (a, b) => agreement(b, values) - agreement(a, values) || compare(a.price.current, b.price.current),
  );
  return exact ?? closest;
}

/** A disabled variant does not exist for shoppers. */
export const isSelectable = ({ enabled, stock }: Variant, { listOutOfStockProducts }: VariantRules) =>
  enabled && (stock.inStock || listOutOfStockProducts);

/** Whether a variant has one of the wanted values of an option. */
const hasValue = ({ values }: Variant, code: string, wanted: string | readonly string[]) => {
  const value = values[code];
  return value !== undefined && (wanted === value || (typeof wanted !== "string" && wanted.includes(value)));
};

const agreement = (variant: Variant, values: WantedValues) =>
  Object.entries(values).filter(([code, wanted]) => hasValue(variant, code, wanted)).length;

/** The values chosen so far: option code to value id. */
export type Chosen = Readonly<Record<string, string>>;

export interface NoSuchConfiguration {
  readonly reason: "no-such-configuration";
  /** What can be had instead, with the value just chosen if at all possible. */
  readonly nearest: Variant | null;
}

const listsAll: VariantRules = { listOutOfStockProducts: true };
const inStockOnly: VariantRules = { listOutOfStockProducts: false };

/**
 * The variant after one more choice; refused when no variant has all chosen values
 * (docs/decisions/product.md#decision-20).
 */
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

export type ValueAvailability = "available" | "sold-out" | "impossible";

/** Option code to value id to what becomes of it. */
export type AvailableValues = Readonly<Record<string, Readonly<Record<string, ValueAvailability>>>>;

/** What each value of each option leads to, as long as the other choices stay. */
export function availableValues(
  { options, variants }: Pick<Product, "options" | "variants">,
  chosen: Chosen,
): AvailableValues {
  const enabled = variants.filter((variant) => variant.enabled);
  const availability = (values: Chosen): ValueAvailability => {
    const matching = enabled.filter((variant) => hasAll(variant, values));
    if (matching.length === 0) return "impossible";
    return matching.some(({ stock }) => stock.inStock) ? "available" : "sold-out";
  };
  return Object.fromEntries(
    options.map(({ code, values }) => [
      code,
      Object.fromEntries(values.map(({ id }) => [id, availability({ ...chosen, [code]: id })])),
    ]),
  );
}

/**
 * The variant that a product's page shows: the one that its address names, else one that can be had now, else,
 * where that is listed, one that is sold out. Null for a product without variants, or when none may be shown.
 */
export function shownVariant({ variants }: Product, childSku: string | null, rules: VariantRules): Variant | null {
  const named = selectVariant(variants, { sku: childSku }, rules);
  if (named && named.sku === childSku) return named;
  return selectVariant(variants, {}, { listOutOfStockProducts: false }) ?? named;
}

export interface LinkRules extends VariantRules {
  /** Links to a configurable product name its first variant. */
  readonly firstVariantAsDefaultInUrl: boolean;
}

/** The variant that links to a product name; null when they name none. */
export function linkedChildSku(product: Product, rules: LinkRules): string | null {
  return rules.firstVariantAsDefaultInUrl ? (shownVariant(product, null, rules)?.sku ?? null) : null;
}
