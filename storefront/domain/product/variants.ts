import { compare } from "../money.ts";
import type { Product, Variant } from "./product.ts";
import { ok, refuse, type Result } from "../result.ts";

/** Value ids by option code. Several ids mean any of them. */
export type RequestedValues = Readonly<Record<string, string | readonly string[]>>;

/** The variant to select, by its sku or by its values. */
export interface RequestedVariant {
  readonly sku?: string | null | undefined;
  readonly values?: RequestedValues | undefined;
}

export interface VariantRules {
  /** Whether sold-out variants can be selected. */
  readonly listOutOfStockProducts: boolean;
}

/**
 * Returns the variant with the requested sku, otherwise the one with the most requested values; of several, the
 * cheapest (docs/decisions/product.md#decision-20). Null if none can be selected.
 */
export function selectVariant(
  variants: readonly Variant[],
  requested: RequestedVariant,
  rules: VariantRules,
): Variant | null {
  const selectable = variants.filter((variant) => isSelectable(variant, rules));
  const exact = selectable.find(({ sku }) => sku === requested.sku);
  const values = requested.values ?? {};
  const [closest = null] = selectable.toSorted(
    (a, b) => countMatches(b, values) - countMatches(a, values) || compare(a.price.current, b.price.current),
  );
  return exact ?? closest;
}

/** Returns whether a variant can be selected. Disabled variants never can. */
export const isSelectable = ({ enabled, stock }: Variant, { listOutOfStockProducts }: VariantRules) =>
  enabled && (stock.inStock || listOutOfStockProducts);

/** Returns whether a variant has one of the requested values of an option. */
const hasValue = ({ values }: Variant, code: string, requested: string | readonly string[]) => {
  const value = values[code];
  return value !== undefined && (requested === value || (typeof requested !== "string" && requested.includes(value)));
};

/**
 * Returns a product without the variants that cannot be had, and without the values that no other variant has. If none can
 * be had, all stay: the page shows them as sold out (docs/specification/products.md#product-20).
 */
export function withoutUnavailable<Shown extends Pick<Product, "options" | "variants">>(product: Shown): Shown {
  const variants = product.variants.filter((variant) => isSelectable(variant, { listOutOfStockProducts: false }));
  if (variants.length === 0) return product;
  const options = product.options.map((option) => ({
    ...option,
    values: option.values.filter(({ id }) => variants.some((variant) => variant.values[option.code] === id)),
  }));
  return { ...product, options, variants };
}

const countMatches = (variant: Variant, values: RequestedValues) =>
  Object.entries(values).filter(([code, requested]) => hasValue(variant, code, requested)).length;

/** The values chosen so far: value ids by option code. */
export type Chosen = Readonly<Record<string, string>>;

/** No variant has all chosen values. */
export interface NoSuchConfiguration {
  readonly reason: "no-such-configuration";
  /** The nearest variant in stock, with the value just chosen if possible; null if none is in stock. */
  readonly nearest: Variant | null;
}

const listsAll: VariantRules = { listOutOfStockProducts: true };
const inStockOnly: VariantRules = { listOutOfStockProducts: false };

/**
 * Returns the variant after one more choice, preferably one in stock. Refused when no variant has all chosen values
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

/** Returns the variant in stock that is nearest to one more choice, with the value just chosen if possible. */
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

/** Returns whether a variant has all of the values. */
export const hasAll = (variant: Variant, values: Chosen) =>
  Object.entries(values).every(([code, value]) => hasValue(variant, code, value));

export type ValueAvailability = "available" | "sold-out" | "impossible";

/** Availability by option code and value id. */
export type AvailableValues = Readonly<Record<string, Readonly<Record<string, ValueAvailability>>>>;

/** Returns the availability of each value of each option, while the other choices stay the same. */
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
 * Returns the variant that a product's page shows: the one in the address, otherwise one in stock, otherwise a sold-out
 * one if these are listed. Null for a product without variants, or when none may be shown.
 */
export function shownVariant({ variants }: Product, childSku: string | null, rules: VariantRules): Variant | null {
  const named = selectVariant(variants, { sku: childSku }, rules);
  if (named && named.sku === childSku) return named;
  return selectVariant(variants, {}, { listOutOfStockProducts: false }) ?? named;
}

export interface LinkRules extends VariantRules {
  /** Whether links to a configurable product contain its first variant. */
  readonly firstVariantAsDefaultInUrl: boolean;
}

/** Returns the sku of the variant that links to a product contain; null for none. */
export function linkedChildSku(product: Product, rules: LinkRules): string | null {
  return rules.firstVariantAsDefaultInUrl ? (shownVariant(product, null, rules)?.sku ?? null) : null;
}

/** Returns the name of a variant: that of its product with the values of its options. */
export function variantName({ name, options }: Product, { values }: Variant): string {
  const labels = options.flatMap(({ code, values: known }) => known.find(({ id }) => id === values[code])?.label ?? []);
  return [name, ...labels].join(", ");
}
