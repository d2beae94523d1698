import type { Price } from "../product/product.ts";
import type { ProductError } from "../product/productErrors.ts";
import { ok, refuse, type Result } from "../result.ts";

export interface Addable {
  /** Null when nobody could say what it costs. */
  readonly price: Price | null;
  readonly errors: readonly ProductError[];
}

export type AddRefusal =
  | { readonly reason: "price-unknown" }
  | { readonly reason: "product-errors"; readonly errors: readonly ProductError[] };

export interface AddRules {
  /** A price of zero is a price. */
  readonly zeroPriceProducts: boolean;
}

/** Whether a product may be put into a cart at all, however many there are (specification, section 5). */
export function canAdd({ price, errors }: Addable, { zeroPriceProducts }: AddRules): Result<null, AddRefusal> {
  const minor = price?.current.minor ?? -1;
  if (minor < 0 || (minor === 0 && !zeroPriceProducts)) return refuse({ reason: "price-unknown" });
  return errors.length > 0 ? refuse({ reason: "product-errors", errors }) : ok(null);
}
