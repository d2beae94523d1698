import { type Chosen, hasAll } from "./chooseOption.ts";
import type { Product } from "./product.ts";

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
