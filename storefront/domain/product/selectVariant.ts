import { compare } from "../money/arithmetic.ts";
import type { Variant } from "./product.ts";

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

/** The wanted sku, else the variant with the most wanted values; the cheaper one breaks a tie (decision 20). */
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
export const hasValue = ({ values }: Variant, code: string, wanted: string | readonly string[]) => {
  const value = values[code];
  return value !== undefined && (wanted === value || (typeof wanted !== "string" && wanted.includes(value)));
};

const agreement = (variant: Variant, values: WantedValues) =>
  Object.entries(values).filter(([code, wanted]) => hasValue(variant, code, wanted)).length;
