import type { Stock } from "../product/product.ts";

export type QuantityRefusal =
  | { readonly reason: "not-a-quantity" }
  | { readonly reason: "out-of-stock" }
  | { readonly reason: "too-many"; readonly available: number };

/** The largest quantity of one line (`max_sale_qty`; docs/specification/cart.md#cart-6). */
export const maximumQuantity = 10_000;

/**
 * Returns why a quantity is refused; null when it is valid: a whole number of at least 1 that does not exceed the stock
 * (docs/decisions/product.md#decision-25). `available` is null when the stock is unknown.
 */
export function refuseQuantity(quantity: number, available: number | null): QuantityRefusal | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return { reason: "not-a-quantity" };
  const sellable = Math.min(available ?? maximumQuantity, maximumQuantity);
  if (quantity <= sellable) return null;
  return sellable > 0 ? { reason: "too-many", available: sellable } : { reason: "out-of-stock" };
}

/** Reads a quantity that was typed or sent. An empty one is 1; anything but a whole number is NaN. */
export function readQuantity(value: string | number | null | undefined): number {
  const text = String(value ?? "").trim();
  if (text === "") return 1;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns how many pieces are in stock; null when unknown. */
export function availableOf(stock: Stock | null): number | null {
  if (!stock) return null;
  return stock.inStock ? stock.quantity : 0;
}
