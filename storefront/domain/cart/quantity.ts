import type { Stock } from "../product/product.ts";

export type QuantityRefusal =
  | { readonly reason: "not-a-quantity" }
  | { readonly reason: "out-of-stock" }
  | { readonly reason: "too-many"; readonly available: number };

/** The largest quantity of one line (`max_sale_qty`; docs/specification/cart.md#cart-6). */
export const maximumQuantity = 10_000;

/** A whole number above 0, up to the stock (docs/decisions/product.md#decision-25); null when the stock is unknown. */
export function refuseQuantity(quantity: number, available: number | null): QuantityRefusal | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { reason: "not-a-quantity" };
  const sellable = Math.min(available ?? maximumQuantity, maximumQuantity);
  if (quantity <= sellable) return null;
  return sellable > 0 ? { reason: "too-many", available: sellable } : { reason: "out-of-stock" };
}

/** A quantity as it was typed or sent; none means one, and what is no whole number is not a number. */
export function readQuantity(given: string | number | null | undefined): number {
  const text = String(given ?? "").trim();
  if (text === "") return 1;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** How many pieces are available: a number, or unknown. */
export function availableOf(stock: Stock | null): number | null {
  if (!stock) return null;
  return stock.inStock ? stock.quantity : 0;
}
